import Check from "lucide-react/icons/check";

const STEPS = ["결제완료", "배송준비", "배송중", "배송완료"] as const;

type OrderTimelineProps = {
  /** Steps reached, 0 (waiting for the deposit) to 4 (delivered). */
  step: 0 | 1 | 2 | 3 | 4;
  /** Time each step was reached, short, e.g. `11.21 09:12`; `null` for later steps. */
  times: readonly (string | null)[];
};

/** Timeline of an order in four steps; the latest one reached is highlighted. */
export function OrderTimeline({ step, times }: OrderTimelineProps) {
  return (
    <ol className="mt-6 grid grid-cols-4">
      {STEPS.map((name, index) => {
        const state = index + 1 < step ? "done" : index + 1 === step ? "now" : "ahead";
        return (
          <li
            key={name}
            className="timeline-step relative flex flex-col items-center text-micro text-ink-3"
            data-state={state}
            aria-current={state === "now" ? "step" : undefined}
          >
            <span className="timeline-dot" aria-hidden>
              {state === "done" && <Check className="size-3.5 stroke-bold" aria-hidden />}
            </span>
            <b className="mt-2 text-caption/4.5 font-medium">
              {name}
              {state === "done" && <span className="sr-only"> 지남</span>}
            </b>
            <span className="tabular-nums">{times[index] ?? ""}</span>
          </li>
        );
      })}
    </ol>
  );
}
