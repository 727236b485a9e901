import { groupDigits } from "@todayfruit/domain/money/format-won";
import { percentText } from "../../../features/stats/format-percent-and-compute-growth.ts";
import type { StatsRange } from "../../../features/stats/parse-and-shift-stats-range.ts";
import { StatsQueryBoundary } from "../../../features/stats/stats-query-boundary.tsx";
import { useFunnel } from "../../../features/stats/use-stats.ts";
import { Card } from "../../../ui/layout/card.tsx";

const STEPS = [
  { step: "visits", label: "방문" },
  { step: "productViews", label: "상품 봄" },
  { step: "carts", label: "담음" },
  { step: "checkouts", label: "주문서" },
  { step: "paid", label: "삼" },
] as const;

/** How many came as far as each step from visit to payment, and the share of the step before. */
export function FunnelCard({ range }: { range: StatsRange }) {
  const asked = useFunnel(range);
  return (
    <Card title="보러 와서 사기까지" aside="세션 기준 · 얼굴 모두">
      <StatsQueryBoundary asked={asked}>
        {({ total }) => (
          <ol className="grid grid-cols-5 gap-1 text-center">
            {STEPS.map(({ step, label }, place) => {
              const before = STEPS[place - 1];
              return (
                <li key={step} className="min-w-0">
                  <svg
                    className="mb-2 block h-28 w-full"
                    viewBox="0 0 100 100"
                    preserveAspectRatio="none"
                    aria-hidden
                  >
                    <rect width="100" height="100" rx="4" className="fill-line" />
                    <rect
                      y={100 - heightOf(total[step], total.visits)}
                      width="100"
                      height="100"
                      className="fill-brand"
                    />
                  </svg>
                  <b className="number block text-form font-bold">{groupDigits(total[step])}</b>
                  <span className="number text-micro text-ink-3">
                    {label}
                    {before && ` · ${percentText(total[step], total[before.step])}`}
                  </span>
                </li>
              );
            })}
          </ol>
        )}
      </StatsQueryBoundary>
    </Card>
  );
}

function heightOf(count: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(100, (count / whole) * 100);
}
