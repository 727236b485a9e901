import type { Reply } from "@todayfruit/contract/all-calls";
import sunflower from "../../../../assets/emoji/sunflower.webp";
import { useServerTime } from "../../../../server-clock/use-server-time.ts";
import { listSaleSteps } from "./list-sale-steps.ts";

type Product = Reply<"GET /v1/products/{id}">;

/** Steps of a sale that opens on a day, and the farm's message. */
export function SaleTimelineAndFarmMessage({ product, now }: { product: Product; now: string }) {
  const steps = listSaleSteps(product, useServerTime(now, true));
  return (
    <>
      {steps.length > 0 && (
        <section className="px-gutter pt-2 pb-8" aria-labelledby="sale-steps">
          <h2 className="text-title2 font-bold tracking-tight" id="sale-steps">
            이렇게 진행돼요
          </h2>
          <ol className="sale-steps mt-4">
            {steps.map((step) => (
              <li key={step.name} aria-current={step.isNow ? "step" : undefined}>
                <div className="flex justify-between gap-3">
                  <b>{step.name}</b>
                  <span className="text-label text-ink-3 tabular-nums">{step.when}</span>
                </div>
                <p className="text-label text-ink-3">{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {product.distributor.greeting !== "" && <FarmStory {...product.distributor} />}
    </>
  );
}

function FarmStory({ name, region, greeting }: Product["distributor"]) {
  return (
    <section className="px-gutter pb-8" aria-labelledby="farm-story">
      <h2 className="text-title2 font-bold tracking-tight" id="farm-story">
        농부의 이야기
      </h2>
      <div className="mt-4 flex items-center gap-3">
        <span className="grid size-12 flex-none place-items-center rounded-full bg-brand-tint">
          <img src={sunflower} alt="" width={34} height={34} />
        </span>
        <span>
          <b className="block text-body1 font-bold">{name}</b>
          <span className="text-caption text-ink-3">{region}</span>
        </span>
      </div>
      <blockquote className="mt-4 text-body1 text-ink-2">“{greeting}”</blockquote>
    </section>
  );
}
