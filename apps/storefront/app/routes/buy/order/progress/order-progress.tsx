import type { Reply } from "@todayfruit/contract/all-calls";
import { formatFullDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { statusLabel } from "@todayfruit/domain/orders/status-label";
import { hasYetToArrive } from "../../../../features/orders/has-yet-to-arrive.ts";
import { VirtualAccountDetails } from "../../../../features/payments/virtual-account-details.tsx";
import { ArrivalDays } from "./arrival-days.tsx";
import { listOrderStepTimes } from "./list-order-step-times.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { writeArrivalSentence } from "./write-arrival-sentence.ts";

type Order = Reply<"GET /v1.2/app-users/orders/{id}">;

/** State of an order: four steps, the account while a deposit is awaited, or the reason it was cancelled. */
export function OrderProgress({ order }: { order: Order }) {
  const { label, step } = statusLabel(order.orderItemStatus);
  const reason = order.timeline.findLast((event) => event.orderItemStatus === order.orderItemStatus)?.reason;
  const account = order.orderItemStatus === "bank_transfer_waiting" ? order.payment.paymentVbank : null;
  const isComing = hasYetToArrive(order.orderItemStatus) && order.giftGroupId === null;
  const arrival = isComing ? writeArrivalSentence(order) : null;
  return (
    <section className="bg-surface px-gutter pt-4 pb-6">
      <p className="text-label text-ink-3 tabular-nums">
        {formatFullDate(kstDateOf(order.createdAt))} {kstTimeOf(order.createdAt)} · 주문번호{" "}
        {order.orderNumber}
      </p>
      {arrival === null ? (
        <h2 className="mt-2 text-title2 font-bold tracking-tight">
          <span className={order.orderItemStatus === "delivering" ? "text-brand-ink" : ""}>{label}</span>
        </h2>
      ) : (
        <>
          <p className="mt-2 text-label font-semibold text-brand-ink">{label}</p>
          <h2 className="mt-0.5 text-title2 font-bold tracking-tight text-balance tabular-nums">{arrival}</h2>
        </>
      )}
      {order.orderItemStatus === "paid" && order.giftGroupId !== null && (
        <p className="mt-1 text-ink-3">받는 분이 주소를 적으면 배송을 준비해요</p>
      )}
      {arrival !== null && <ArrivalDays products={order.orderItemProducts} />}
      {reason && <p className="mt-3 rounded-md bg-sunken px-4 py-3 text-label text-ink-2">{reason}</p>}
      {step !== null && step > 0 && <OrderTimeline step={step} times={listOrderStepTimes(order.timeline)} />}
      {account && (
        <div className="mt-4">
          <VirtualAccountDetails account={account} price={order.orderItemPrice.totalPrice} />
        </div>
      )}
    </section>
  );
}
