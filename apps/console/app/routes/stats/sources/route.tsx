import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { percentText } from "../../../features/stats/format-percent-and-compute-growth.ts";
import { type ReportColumn, ReportTable } from "../../../features/stats/report-table.tsx";
import { StatsQueryBoundary } from "../../../features/stats/stats-query-boundary.tsx";
import { useRangeOfAddress } from "../../../features/stats/use-range-of-address.ts";
import { useAnalytics } from "../../../features/stats/use-stats.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { DownloadButton } from "../../../ui/table/download-button.tsx";
import { VideoAndBroadcastSales } from "./video-and-broadcast-sales.tsx";

type SourceRow = Reply<"GET /operator/v1/analytics">["sources"][number];

const sourceText = ({ source }: SourceRow) => (source === "" ? "바로" : source);

const COLUMNS: readonly ReportColumn<SourceRow>[] = [
  { head: "온 길", text: sourceText, isStrong: true },
  { head: "캠페인", text: ({ campaign }) => campaign || "–" },
  { head: "방문", text: ({ sessions }) => groupDigits(sessions), isNumber: true },
  { head: "담음", text: ({ carts }) => groupDigits(carts), isNumber: true },
  { head: "주문서", text: ({ checkouts }) => groupDigits(checkouts), isNumber: true },
  { head: "삼", text: ({ purchases }) => groupDigits(purchases), isNumber: true },
  { head: "산 비율", text: ({ purchases, sessions }) => percentText(purchases, sessions), isNumber: true },
  { head: "매출, 원", text: ({ revenue }) => groupDigits(revenue), isNumber: true, isStrong: true },
];

/** Sources of visits with the purchases and revenue of each, and those of videos and broadcasts. */
export default function StatsSourcesPage() {
  const { range } = useRangeOfAddress();
  const asked = useAnalytics(range);
  return (
    <>
      <StatsQueryBoundary asked={asked}>
        {({ sources }) =>
          sources.length === 0 ? (
            <EmptyState emoji="🧭" title="이 기간에 센 방문이 없어요">
              <p>기간을 넓혀 보세요</p>
            </EmptyState>
          ) : (
            <>
              <div className="mb-2.5 flex justify-end">
                <DownloadButton
                  name={`온-길-${range.from}-${range.to}`}
                  heads={["온 길", "캠페인", "방문", "담음", "주문서", "삼", "매출(원)"]}
                  rows={sources.map((row) => [
                    sourceText(row),
                    row.campaign,
                    row.sessions,
                    row.carts,
                    row.checkouts,
                    row.purchases,
                    row.revenue,
                  ])}
                />
              </div>
              <ReportTable
                label="온 길"
                columns={COLUMNS}
                rows={sources}
                keyOf={({ source, campaign }) => `${source} ${campaign}`}
              />
              <p className="mt-2 text-micro text-ink-3">셀 수 없는 것은 ‘바로’에 들어가요</p>
            </>
          )
        }
      </StatsQueryBoundary>
      <VideoAndBroadcastSales />
    </>
  );
}
