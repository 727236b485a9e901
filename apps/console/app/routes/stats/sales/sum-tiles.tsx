import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { growthOf, percentText } from "../../../features/stats/format-percent-and-compute-growth.ts";

export type AnalyticsDay = Reply<"GET /operator/v1/analytics">["days"][number];

/** The sums of a range, each with its growth since the one before. */
export function SumTiles({
  days,
  before,
}: {
  days: readonly AnalyticsDay[];
  before: readonly AnalyticsDay[];
}) {
  const [now, then] = [sumOf(days), sumOf(before)];
  return (
    <dl className="mb-4 grid grid-cols-5 gap-4 max-wide:grid-cols-2">
      <Tile
        label="매출"
        value={`${groupDigits(now.revenue)}원`}
        growth={growthOf(now.revenue, then.revenue)}
      />
      <Tile
        label="주문"
        value={`${groupDigits(now.purchases)}건`}
        growth={growthOf(now.purchases, then.purchases)}
      />
      <Tile
        label="평균 주문"
        value={`${groupDigits(averageOf(now))}원`}
        growth={growthOf(averageOf(now), averageOf(then))}
      />
      <Tile
        label="방문이 주문으로"
        value={percentText(now.purchases, now.sessions)}
        note={`방문 ${groupDigits(now.sessions)}번`}
      />
      <Tile
        label="돌려준 돈"
        value={`${groupDigits(now.refunded)}원`}
        note={`매출의 ${percentText(now.refunded, now.revenue)}`}
      />
    </dl>
  );
}

type Sums = { revenue: number; purchases: number; sessions: number; refunded: number };

function sumOf(days: readonly AnalyticsDay[]): Sums {
  const sum = (field: keyof Sums) => days.reduce((all, day) => all + day[field], 0);
  return {
    revenue: sum("revenue"),
    purchases: sum("purchases"),
    sessions: sum("sessions"),
    refunded: sum("refunded"),
  };
}

function averageOf({ revenue, purchases }: Sums): number {
  return purchases === 0 ? 0 : Math.floor(revenue / purchases);
}

function Tile(props: { label: string; value: string; growth?: number | null; note?: string }) {
  const { label, value, growth = null, note } = props;
  return (
    <div className="rounded-card bg-surface px-3.5 py-3 inset-shadow-hairline">
      <dt className="text-micro text-ink-3">{label}</dt>
      <dd className="number text-title font-bold">{value}</dd>
      <dd className="number text-micro text-ink-3">
        {growth === null ? (
          (note ?? "견줄 앞 기간이 없어요")
        ) : (
          <span className={growth < 0 ? "text-danger" : "text-success"}>
            <span aria-hidden>{growth < 0 ? "▼" : "▲"}</span> 앞 기간보다 {Math.abs(growth)}%{" "}
            {growth < 0 ? "줄었어요" : "늘었어요"}
          </span>
        )}
      </dd>
    </div>
  );
}
