import { useSearchParams } from "react-router";
import { ErrorScreen } from "../../../../frame/error-screen.tsx";
import { RowsSkeleton } from "../../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { FilterSelect } from "../../../../ui/form/filter-select.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { Table } from "../../../../ui/table/table.tsx";
import { useResend, useWebhookDeliveries } from "./use-read-and-resend-webhooks.ts";
import { WebhookDeliveryRow } from "./webhook-delivery-row.tsx";
import { readDeliveryState, WEBHOOK_DELIVERY_STATES } from "./webhook-delivery-states.ts";

const HEADS = [
  { text: "때" },
  { text: "사건" },
  { text: "주소" },
  { text: "결과" },
  { text: "보낸 횟수", align: "right" },
  { text: "다시 보내기", isHidden: true },
] as const;

/** Webhooks of the last 30 days by their state, which the address keeps; each may be looked into and sent again. */
export function WebhookDeliveriesCard() {
  const [query, setQuery] = useSearchParams();
  const status = readDeliveryState(query.get("sent"));
  const deliveries = useWebhookDeliveries(status);
  const resend = useResend();
  const rows = deliveries.data?.pages.flatMap(({ list }) => list);
  const now = Date.now();
  return (
    <Card
      title="보낸 웹훅"
      aside={
        <FilterSelect
          label="결과"
          value={status}
          options={Object.values(WEBHOOK_DELIVERY_STATES)}
          onChoose={(id) => setQuery(id === null ? {} : { sent: id }, { preventScrollReset: true })}
        />
      }
    >
      {deliveries.error && <ErrorScreen error={deliveries.error} onRetry={() => void deliveries.refetch()} />}
      {!deliveries.error && !rows && <RowsSkeleton rows={5} />}
      {rows?.length === 0 && <p className="text-ink-3">30일 안에 그런 웹훅이 없어요</p>}
      {rows && rows.length > 0 && (
        <Table label="보낸 웹훅" heads={HEADS}>
          {rows.map((delivery) => (
            <WebhookDeliveryRow
              key={delivery.id}
              delivery={delivery}
              now={now}
              isBusy={resend.isPending && resend.variables.id === delivery.id}
              onResend={() => resend.mutate(delivery)}
            />
          ))}
        </Table>
      )}
      {deliveries.hasNextPage && (
        <Button
          className="mt-2.5"
          size="sm"
          busy={deliveries.isFetchingNextPage}
          onClick={() => void deliveries.fetchNextPage()}
        >
          더 보기
        </Button>
      )}
    </Card>
  );
}
