import Check from "lucide-react/icons/check";
import { Link } from "react-router";
import { ErrorScreen } from "../../frame/error-screen.tsx";
import { buttonClass } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import type { FirstSale } from "./use-first-sale-steps.ts";

const TITLE = "첫 판매까지";

/** Steps of an empty shop to its first order, each with the screen where it is done; nothing once there are goods on sale or an order. */
export function FirstSaleGuide({ steps, error, retry }: FirstSale) {
  if (error && !steps) {
    return (
      <Card title={TITLE}>
        <ErrorScreen error={error} onRetry={retry} />
      </Card>
    );
  }
  if (!steps) return null;
  const current = steps.find(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card title={TITLE} aside={`${steps.length}단계 가운데 ${done}단계를 마쳤어요`}>
      <ol className="-mx-4 -mb-4">
        {steps.map((step, place) => (
          <li
            key={step.title}
            aria-current={step === current ? "step" : undefined}
            className="flex min-h-13 items-center gap-3 border-t border-line px-4 py-2"
          >
            <span
              aria-hidden
              className={`number grid size-6 flex-none place-items-center rounded-full text-micro font-semibold ${step.isDone ? "bg-brand text-white" : "bg-sunken text-ink-2"}`}
            >
              {step.isDone ? <Check /> : place + 1}
            </span>
            <span className="min-w-0 flex-1">
              <b className={`block text-form font-semibold ${step.isDone ? "text-ink-3" : ""}`}>
                {step.title}
                {step.isDone && <span className="sr-only"> 마쳤어요</span>}
              </b>
              {!step.isDone && <span className="text-micro text-ink-3">{step.note}</span>}
            </span>
            <Link
              to={step.to}
              className={`${buttonClass({ tone: step === current ? "tint" : "outline" })} w-24 flex-none`}
            >
              열기<span className="sr-only"> {step.title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
