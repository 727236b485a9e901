import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { PaymentMethodType } from "@todayfruit/domain/payments/payment-method-codes";
import { useSearchParams } from "react-router";
import { paymentMethodName } from "../../../features/orders/payment-method-name.ts";
import { percentText } from "../../../features/stats/format-percent-and-compute-growth.ts";
import { type ReportColumn, ReportTable } from "../../../features/stats/report-table.tsx";
import { StatsQueryBoundary } from "../../../features/stats/stats-query-boundary.tsx";
import { useRangeOfAddress } from "../../../features/stats/use-range-of-address.ts";
import { type SalesGroup, useAnalytics, useSales } from "../../../features/stats/use-stats.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { formatSignedWon } from "../../../ui/format-signed-won.ts";
import { DownloadButton } from "../../../ui/table/download-button.tsx";

type SalesRow = Reply<"GET /operator/v1/reports/sales">["rows"][number];

const GROUPS: readonly { by: SalesGroup; label: string }[] = [
  { by: "product", label: "상품" },
  { by: "option", label: "옵션" },
  { by: "distributor", label: "농가" },
  { by: "category", label: "분류" },
  { by: "method", label: "결제 수단" },
];

/** Sales of a range by product, option, farm, category or payment method; what is left above the cost of the goods; products with their views and carts. */
export default function StatsProductsPage() {
  const { range } = useRangeOfAddress();
  const [query, setQuery] = useSearchParams();
  const { by, label } = GROUPS.find((group) => group.by === query.get("by")) ?? {
    by: "product",
    label: "상품",
  };
  const asked = useSales(range, by);
  const views = useAnalytics(range);
  const viewsOf = ({ id }: SalesRow) => views.data?.products.find(({ productId }) => productId === id);
  const nameOf = ({ name }: SalesRow) =>
    by === "method" ? paymentMethodName(name as PaymentMethodType) : name;
  const columns: ReportColumn<SalesRow>[] = [
    { head: label, text: nameOf, isStrong: true },
    ...(by === "product"
      ? [
          { head: "본 횟수", text: (row: SalesRow) => groupDigits(viewsOf(row)?.views ?? 0), isNumber: true },
          { head: "담음", text: (row: SalesRow) => groupDigits(viewsOf(row)?.carts ?? 0), isNumber: true },
          {
            head: "산 비율",
            text: (row: SalesRow) => percentText(row.orders, viewsOf(row)?.views ?? 0),
            isNumber: true,
          },
        ]
      : []),
    { head: "주문", text: ({ orders }) => groupDigits(orders), isNumber: true },
    { head: "개수", text: ({ units }) => groupDigits(units), isNumber: true },
    { head: "매출, 원", text: ({ amount }) => groupDigits(amount), isNumber: true, isStrong: true },
    { head: "남음, 원", text: ({ amount, cost }) => formatSignedWon(amount - cost), isNumber: true },
    { head: "남는 비율", text: ({ amount, cost }) => percentText(amount - cost, amount), isNumber: true },
  ];
  return (
    <>
      <div className="mb-2.5 flex flex-wrap items-center gap-1.5">
        {GROUPS.map((group) => (
          <Button
            key={group.by}
            tone={group.by === by ? "tint" : "outline"}
            aria-pressed={group.by === by}
            onClick={() =>
              setQuery((old) => {
                old.set("by", group.by);
                return old;
              })
            }
          >
            {group.label}
          </Button>
        ))}
        <span className="ml-auto">
          <DownloadButton
            name={`${label}-매출-${range.from}-${range.to}`}
            heads={columns.map(({ head }) => head)}
            rows={(asked.data?.rows ?? []).map((row) => [
              nameOf(row),
              ...(by === "product"
                ? [
                    viewsOf(row)?.views ?? 0,
                    viewsOf(row)?.carts ?? 0,
                    percentText(row.orders, viewsOf(row)?.views ?? 0),
                  ]
                : []),
              row.orders,
              row.units,
              row.amount,
              row.amount - row.cost,
              percentText(row.amount - row.cost, row.amount),
            ])}
          />
        </span>
      </div>
      <StatsQueryBoundary asked={asked}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState emoji="🍐" title="이 기간에 팔린 것이 없어요">
              <p>기간을 넓혀 보세요</p>
            </EmptyState>
          ) : (
            <ReportTable
              label={`${label}별 매출`}
              columns={columns}
              rows={rows}
              keyOf={({ id, name }) => `${id} ${name}`}
            />
          )
        }
      </StatsQueryBoundary>
    </>
  );
}
