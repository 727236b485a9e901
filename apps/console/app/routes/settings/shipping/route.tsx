import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { callApi } from "../../../api/console-api.ts";
import type { RecordField } from "../../../features/records/parse-and-format-record-fields.ts";
import { RecordDialog } from "../../../features/records/record-dialog.tsx";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { useMe } from "../../../session/use-me.ts";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import { RemoteAreasCard } from "./remote-areas-card.tsx";

type Policy = Reply<"GET /operator/v1/shipping-policies">["list"][number];

const ROWS = 50;
const FIELDS: readonly RecordField[] = [
  { name: "baseFee", label: "배송비", kind: "number", hint: "원. 농가와 배송비가 같던 상품도 함께 바뀌어요" },
  { name: "freeFrom", label: "무료 배송 기준", kind: "number", hint: "원. 0이면 무료 배송이 없어요" },
  {
    name: "returnFee",
    label: "반품 배송비",
    kind: "number",
    isOptional: true,
    hint: "비우면 보낼 때의 배송비와 같아요",
  },
  {
    name: "returnAddress",
    label: "반품 주소",
    kind: "text",
    isOptional: true,
    maxLength: 200,
    hint: "비우면 보내는 주소로 받아요",
  },
];

/** Shipping fees and terms of returns of each farm, and the postcodes of 제주 and 도서산간. */
export default function ShippingSettingsPage() {
  const { may } = useMe();
  const [edited, setEdited] = useState<Policy | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["shipping-policies"],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/shipping-policies", {
        query: { take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => (nextPage === null ? null : String(nextPage)),
  });
  const areas = useQuery({
    queryKey: ["calendar", "remote-areas"],
    queryFn: () => callApi("GET /operator/v1/delivery-calendar", {}),
  });
  const denied = may("catalog.edit") ? null : "배송비를 고칠 권한이 없어요";
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <>
      <Card title="농가 배송비" aside="이미 받은 주문은 그때의 값을 지켜요">
        {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
        {!error && !data && <RowsSkeleton rows={6} />}
        {rows.length > 0 && (
          <Table
            label="농가 배송비"
            heads={[
              { text: "농가" },
              { text: "배송비, 원", align: "right" },
              { text: "무료 배송 기준, 원", align: "right" },
              { text: "반품 배송비, 원", align: "right" },
              { text: "반품 주소" },
              { text: "고치기", isHidden: true },
            ]}
          >
            {rows.map((row) => (
              <TableRow key={row.id}>
                <td className="font-semibold whitespace-nowrap">{row.name}</td>
                <td className="number text-right">{groupDigits(row.baseFee)}</td>
                <td className="number text-right">
                  {row.freeFrom === 0 ? "없음" : groupDigits(row.freeFrom)}
                </td>
                <td className="number text-right">
                  {row.returnFee === null ? "배송비와 같음" : groupDigits(row.returnFee)}
                </td>
                <td className="max-w-60 truncate">{row.returnAddress ?? "보내는 주소"}</td>
                <td className="text-right">
                  <Button
                    size="sm"
                    denied={denied}
                    aria-label={`${row.name} 배송비 고치기`}
                    onClick={() => setEdited(row)}
                  >
                    고치기
                  </Button>
                </td>
              </TableRow>
            ))}
          </Table>
        )}
        {hasNextPage && (
          <Button className="mt-2.5" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            더 보기
          </Button>
        )}
      </Card>
      {areas.error && <ErrorScreen error={areas.error} onRetry={() => void areas.refetch()} />}
      {areas.data && <RemoteAreasCard areas={areas.data.remoteAreas} />}
      {edited && (
        <RecordDialog
          title={`${edited.name} 배송비`}
          noun="shipping-policies"
          fields={FIELDS}
          record={edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
