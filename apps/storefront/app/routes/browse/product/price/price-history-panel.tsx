import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import {
  describePriceHistory,
  type PriceHistory,
} from "@todayfruit/domain/catalog/prices/fill-and-describe-price-history";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { GRAPH, graphPoints, stepPath } from "./derive-price-graph-points-and-path.ts";

/** Anchor of the panel, to which the price refers. */
const ANCHOR = "price30";

/** Link from the price to its history; `null` for a product without one. */
export function LowestPriceLink({ history }: { history: Reply<"GET /v1/products/{id}">["priceHistory"] }) {
  if (history === null) return null;
  return (
    <a
      className="-mb-2 flex min-h-11 items-center gap-1 text-caption text-ink-2 tabular-nums"
      href={`#${ANCHOR}`}
    >
      {history.isLowestNow ? (
        <b className="font-semibold text-brand-ink">지금이 30일 최저가예요</b>
      ) : (
        <span>
          30일 최저가 <b className="font-semibold">{groupDigits(history.lowest)}원</b>
        </span>
      )}
      <span>· 값 흐름 보기</span>
    </a>
  );
}

/** Prices of the last 30 days as a graph; `null` for a product without a history. */
export function PriceHistoryPanel({ product }: { product: Reply<"GET /v1/products/{id}"> }) {
  const { priceHistory: history, productPrice } = product;
  if (history === null) return null;
  return (
    <>
      <section id={ANCHOR} className="scroll-mt-14 px-gutter py-5" aria-labelledby="price-history-title">
        <h2 id="price-history-title" className="text-title3 font-bold">
          지난 30일 값
        </h2>
        <p className="mt-1 text-label text-ink-2 tabular-nums">
          <Comparison history={history} price={productPrice.price} />
        </p>
        <Graph history={history} />
        <p className="mt-2 text-micro text-ink-3">
          {productPrice.listPrice > productPrice.price &&
            `정가 ${groupDigits(productPrice.listPrice)}원은 농장이 정한 값이에요. `}
          쿠폰과 포인트는 빼고 그렸어요.
        </p>
      </section>
      <div className="h-2 bg-sunken" />
    </>
  );
}

function Comparison({ history, price }: { history: PriceHistory; price: number }) {
  if (history.isLowestNow)
    return <b className="font-semibold text-brand-ink">지난 30일 중 가장 낮은 값이에요</b>;
  return (
    <>
      지금은 가장 낮았던 {formatMonthDay(history.lowestDate)}보다{" "}
      <b className="font-semibold">{groupDigits(price - history.lowest)}원</b> 비싸요
    </>
  );
}

function Graph({ history }: { history: PriceHistory }) {
  const points = graphPoints(history.days);
  const lowest = points[history.days.findIndex(({ date }) => date === history.lowestDate)];
  const today = points.at(-1);
  const line = stepPath(points);
  return (
    <figure className="mt-3 rounded-lg bg-sunken p-4">
      <svg
        className="block w-full overflow-visible"
        viewBox={`0 0 ${GRAPH.width} ${GRAPH.height}`}
        role="img"
        aria-label={describePriceHistory(history)}
      >
        <path className="fill-brand/10" d={`${line}V${GRAPH.height}H0Z`} />
        <path className="fill-none stroke-brand stroke-2" d={line} />
        {lowest && <circle className="fill-sunken stroke-ink-2 stroke-2" cx={lowest.x} cy={lowest.y} r={4} />}
        {today && <circle className="fill-brand" cx={today.x} cy={today.y} r={5} />}
      </svg>
      <figcaption
        className="mt-2 flex justify-between gap-2 text-caption text-ink-3 tabular-nums"
        aria-hidden
      >
        <span>{formatMonthDay(history.days[0]?.date ?? "")}</span>
        <span className="font-semibold text-ink-2">최저 {groupDigits(history.lowest)}원</span>
        <span className="font-semibold text-brand-ink">
          오늘 {groupDigits(history.days.at(-1)?.price ?? 0)}원
        </span>
      </figcaption>
    </figure>
  );
}
