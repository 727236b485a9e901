import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { percentText } from "../../../features/stats/format-percent-and-compute-growth.ts";
import { type ReportColumn, ReportTable } from "../../../features/stats/report-table.tsx";
import { StatsQueryBoundary } from "../../../features/stats/stats-query-boundary.tsx";
import { useRangeOfAddress } from "../../../features/stats/use-range-of-address.ts";
import { useSearches } from "../../../features/stats/use-stats.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { DownloadButton } from "../../../ui/table/download-button.tsx";

type SearchRow = Reply<"GET /operator/v1/reports/searches">["most"][number];

const COLUMNS: readonly ReportColumn<SearchRow>[] = [
  { head: "찾은 말", text: ({ query }) => query, isStrong: true },
  { head: "찾은 번", text: ({ searches }) => groupDigits(searches), isNumber: true },
  { head: "결과 없음", text: ({ withoutResult }) => groupDigits(withoutResult), isNumber: true },
  {
    head: "못 찾은 비율",
    text: ({ searches, withoutResult }) => percentText(withoutResult, searches),
    isNumber: true,
  },
];

/** What shoppers searched most, and what found nothing. */
export default function StatsSearchesPage() {
  const { range } = useRangeOfAddress();
  const asked = useSearches(range);
  return (
    <StatsQueryBoundary asked={asked}>
      {({ searches, withoutResult, most, missing }) =>
        searches === 0 ? (
          <EmptyState emoji="🔎" title="이 기간에 찾은 말이 없어요">
            <p>기간을 넓혀 보세요</p>
          </EmptyState>
        ) : (
          <>
            <div className="mb-2.5 flex flex-wrap items-center gap-2">
              <p className="text-ink-2">
                {groupDigits(searches)}번 찾았고 {groupDigits(withoutResult)}번은 결과가 없었어요 (
                {percentText(withoutResult, searches)})
              </p>
              <span className="ml-auto">
                <DownloadButton
                  name={`찾은-말-${range.from}-${range.to}`}
                  heads={["찾은 말", "찾은 번", "결과 없음"]}
                  rows={most.map((row) => [row.query, row.searches, row.withoutResult])}
                />
              </span>
            </div>
            <div className="grid grid-cols-2 items-start gap-4 max-wide:grid-cols-1">
              <section aria-labelledby="most-searched" className="min-w-0">
                <h2 id="most-searched" className="mb-2 text-form font-bold">
                  많이 찾은 말
                </h2>
                <ReportTable
                  label="많이 찾은 말 표"
                  columns={COLUMNS}
                  rows={most}
                  keyOf={({ query }) => query}
                />
              </section>
              <section aria-labelledby="not-found" className="min-w-0">
                <h2 id="not-found" className="mb-2 text-form font-bold">
                  못 찾은 말
                </h2>
                {missing.length === 0 ? (
                  <p className="text-ink-3">못 찾은 말이 없어요</p>
                ) : (
                  <ReportTable
                    label="못 찾은 말 표"
                    columns={COLUMNS}
                    rows={missing}
                    keyOf={({ query }) => query}
                  />
                )}
              </section>
            </div>
          </>
        )
      }
    </StatsQueryBoundary>
  );
}
