import { rangeBefore } from "../../../features/stats/parse-and-shift-stats-range.ts";
import { StatsQueryBoundary } from "../../../features/stats/stats-query-boundary.tsx";
import { useRangeOfAddress } from "../../../features/stats/use-range-of-address.ts";
import { useAnalytics } from "../../../features/stats/use-stats.ts";
import { DailyChart } from "./daily-chart.tsx";
import { FunnelCard } from "./funnel-card.tsx";
import { GiftsCard } from "./gifts-card.tsx";
import { SumTiles } from "./sum-tiles.tsx";
import { MissingWordsCard, TopProductsCard } from "./top-products-and-failed-searches-cards.tsx";

/** Sales of a range beside the one before: sums, days, the way from visit to payment, what sold and what was not found. */
export default function StatsSalesPage() {
  const { range } = useRangeOfAddress();
  const asked = useAnalytics(range);
  const before = useAnalytics(rangeBefore(range));
  return (
    <StatsQueryBoundary asked={asked}>
      {({ days }) => (
        <>
          <SumTiles days={days} before={before.data?.days ?? []} />
          <div className="grid grid-cols-[minmax(0,1fr)_348px] items-start gap-4 max-wide:grid-cols-1">
            <div className="flex min-w-0 flex-col gap-4">
              <DailyChart range={range} days={days} before={before.data?.days ?? []} />
              <FunnelCard range={range} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <TopProductsCard range={range} />
              <GiftsCard range={range} />
              <MissingWordsCard range={range} />
            </div>
          </div>
        </>
      )}
    </StatsQueryBoundary>
  );
}
