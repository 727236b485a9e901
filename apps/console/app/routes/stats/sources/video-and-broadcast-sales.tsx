import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { referringContentKindName } from "../../../features/orders/referring-content-kind-name.ts";
import { type ReportColumn, ReportTable } from "../../../features/stats/report-table.tsx";
import { StatsQueryBoundary } from "../../../features/stats/stats-query-boundary.tsx";
import { useRangeOfAddress } from "../../../features/stats/use-range-of-address.ts";
import { useContentSales } from "../../../features/stats/use-stats.ts";
import { DownloadButton } from "../../../ui/table/download-button.tsx";

type ContentRow = Reply<"GET /operator/v1/reports/contents">["contents"][number];

const COLUMNS: readonly ReportColumn<ContentRow>[] = [
  { head: "영상·방송", text: ({ title }) => title, isStrong: true },
  { head: "갈래", text: ({ kind }) => referringContentKindName(kind) },
  { head: "주문", text: ({ orders }) => groupDigits(orders), isNumber: true },
  { head: "매출, 원", text: ({ revenue }) => groupDigits(revenue), isNumber: true, isStrong: true },
  { head: "환불", text: ({ refunds }) => groupDigits(refunds), isNumber: true },
  { head: "돌려준 돈, 원", text: ({ refunded }) => groupDigits(refunded), isNumber: true },
];

/** Orders of the seven days after a link of a video or a broadcast was followed; the file has a row for each day. */
export function VideoAndBroadcastSales() {
  const { range } = useRangeOfAddress();
  const asked = useContentSales(range);
  return (
    <div className="mt-8">
      <h2 className="mb-2.5 text-form font-bold">영상과 라이브 방송</h2>
      <StatsQueryBoundary asked={asked}>
        {({ contents }) =>
          contents.length === 0 ? (
            <p className="text-ink-3">이 기간에 영상이나 방송을 보고 산 주문이 없어요</p>
          ) : (
            <>
              <div className="mb-2.5 flex justify-end">
                <DownloadButton
                  name={`영상-방송-${range.from}-${range.to}`}
                  heads={["날", "갈래", "번호", "제목", "주문", "매출(원)", "환불", "돌려준 돈(원)"]}
                  rows={contents.flatMap(({ kind, id, title, days }) =>
                    days.map(({ day, orders, revenue, refunds, refunded }) => [
                      day,
                      referringContentKindName(kind),
                      id,
                      title,
                      orders,
                      revenue,
                      refunds,
                      refunded,
                    ]),
                  )}
                />
              </div>
              <ReportTable
                label="영상과 라이브 방송"
                columns={COLUMNS}
                rows={contents}
                keyOf={({ kind, id }) => `${kind} ${id}`}
              />
              <p className="mt-2 text-micro text-ink-3">
                링크를 따라온 지 이레 안에 산 주문이고, 마지막으로 따라온 링크로 세요
              </p>
            </>
          )
        }
      </StatsQueryBoundary>
    </div>
  );
}
