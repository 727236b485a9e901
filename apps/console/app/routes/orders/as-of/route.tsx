import { formatWon } from "@todayfruit/domain/money/format-won";
import { won } from "@todayfruit/domain/money/won";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, useParams } from "react-router";
import { CompareTable } from "../../../features/past-rows/compare-table.tsx";
import { InstantPickerBar } from "../../../features/past-rows/instant-picker-bar.tsx";
import { NoPastData } from "../../../features/past-rows/no-past-data.tsx";
import { useInstantOfAddress } from "../../../features/past-rows/use-instant-of-address.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { formatSignedWon } from "../../../ui/format-signed-won.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { compareOrderWithPast } from "./compare-order-with-past.ts";
import { PastEvents } from "./past-events.tsx";
import { useOrderAsOf } from "./use-order-as-of.ts";

export const meta = () => [{ title: "주문의 그때 · 오늘의과일 운영" }];

/** An order as it was at an instant beside what it is now, with its kept quote and what had happened until then. */
export default function OrderAsOfPage() {
  const id = Number(useParams().id);
  const { at, setAt } = useInstantOfAddress();
  const past = useOrderAsOf(id, at);
  const now = useOrderAsOf(id, null);
  const error = past.error ?? now.error;
  if (error && !(past.data && now.data)) {
    return (
      <>
        <PageHeading isOnCanvas title="주문의 그때" />
        <ErrorScreen error={error} onRetry={() => void Promise.all([past.refetch(), now.refetch()])} />
      </>
    );
  }
  if (!past.data || !now.data) return <RowsSkeleton rows={10} />;
  const { shown, state, orderNumber, nextChange, recordsFrom } = past.data;
  return (
    <>
      <nav aria-label="위치" className="mb-1 flex items-center gap-1 text-micro text-ink-3">
        <Link to={paths.orders()} className="hover:text-ink">
          주문
        </Link>
        <ChevronRight className="size-3!" aria-hidden />
        <Link to={paths.order(id)} className="number hover:text-ink">
          {orderNumber}
        </Link>
      </nav>
      <PageHeading isOnCanvas title="주문의 그때" aside="받는 분의 정보는 여기 없어요" />
      <InstantPickerBar at={at} steps={past.data} onChange={setAt} />
      {state === "not_there" && (
        <NoPastData state={state} recordsFrom={recordsFrom} first={nextChange} onChange={setAt} />
      )}
      {shown && (
        <div className="grid grid-cols-[minmax(0,1fr)_348px] items-start gap-4 max-wide:grid-cols-1">
          <div className="flex min-w-0 flex-col gap-4">
            <Card title="상태와 상품">
              <CompareTable label="주문의 그때와 지금" facts={compareOrderWithPast(shown, now.data.shown)} />
            </Card>
            <Card title="주문할 때 본 금액" aside="그 뒤로 바뀌지 않아요">
              <dl className="flex flex-col gap-1.5">
                {shown.quote.map(({ name, reason, amount }) => (
                  <div key={`${name} ${reason}`} className="flex gap-4">
                    <dt className="min-w-0 break-words">
                      {name} <span className="text-ink-3">{reason}</span>
                    </dt>
                    <dd className="number ml-auto whitespace-nowrap">{formatSignedWon(amount)}</dd>
                  </div>
                ))}
                <div className="flex gap-4 border-t border-line pt-1.5 font-bold">
                  <dt>낸 금액</dt>
                  <dd className="number ml-auto">{formatWon(won(shown.prices.price))}</dd>
                </div>
              </dl>
            </Card>
          </div>
          <Card title="그때까지 있었던 일" aside="보낸 메시지는 180일 동안">
            <PastEvents events={shown.events} />
          </Card>
        </div>
      )}
    </>
  );
}
