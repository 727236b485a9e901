import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link, useLocation } from "react-router";
import type { StatsRange } from "../../../features/stats/parse-and-shift-stats-range.ts";
import { StatsQueryBoundary } from "../../../features/stats/stats-query-boundary.tsx";
import { useSales, useSearches } from "../../../features/stats/use-stats.ts";
import { paths, type StatsTab } from "../../../paths.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Card } from "../../../ui/layout/card.tsx";

const MOST = 6;

/** The products with the highest sales, each with a bar against the first. */
export function TopProductsCard({ range }: { range: StatsRange }) {
  const asked = useSales(range, "product");
  return (
    <Card title="많이 팔린 상품" aside={<All tab="products" />}>
      <StatsQueryBoundary asked={asked}>
        {({ rows }) => (
          <ol className="flex flex-col gap-2.5">
            {rows.length === 0 && <li className="text-ink-3">이 기간에 팔린 것이 없어요</li>}
            {rows.slice(0, MOST).map(({ id, name, units, amount }) => (
              <li key={id}>
                <span className="mb-1 flex gap-2">
                  <span className="min-w-0 truncate">{name}</span>
                  <span className="number ml-auto flex-none text-ink-3">{groupDigits(units)}개</span>
                  <b className="number flex-none font-semibold">{groupDigits(amount)}원</b>
                </span>
                <ProgressBar done={amount} whole={rows[0]?.amount ?? 0} />
              </li>
            ))}
          </ol>
        )}
      </StatsQueryBoundary>
    </Card>
  );
}

/** What was searched most without finding anything. */
export function MissingWordsCard({ range }: { range: StatsRange }) {
  const asked = useSearches(range);
  return (
    <Card title="못 찾은 말" aside={<All tab="searches" />}>
      <StatsQueryBoundary asked={asked}>
        {({ missing }) => (
          <ol className="flex flex-col gap-2">
            {missing.length === 0 && <li className="text-ink-3">못 찾은 말이 없어요</li>}
            {missing.slice(0, MOST).map(({ query, withoutResult }) => (
              <li key={query} className="flex gap-2">
                <span className="min-w-0 truncate">{query}</span>
                <span className="number ml-auto flex-none text-ink-3">{groupDigits(withoutResult)}번</span>
              </li>
            ))}
          </ol>
        )}
      </StatsQueryBoundary>
    </Card>
  );
}

function All({ tab }: { tab: StatsTab }) {
  const { search } = useLocation();
  return (
    <Link to={paths.stats(tab) + search} className="font-semibold text-brand-ink hover:underline">
      모두<span className="sr-only"> {tab === "products" ? "팔린 상품" : "찾은 말"} 보기</span>
    </Link>
  );
}
