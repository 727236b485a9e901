import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { api } from "../../api/browser-api.ts";
import { Skeleton, SkeletonBox } from "../../ui/feedback/skeleton.tsx";
import { addressLine } from "../../ui/order/address-line.ts";
import { KeyValue, KeyValues } from "../../ui/order/key-values.tsx";
import { OrderLine } from "../../ui/order/order-line.tsx";
import { paymentText } from "../../ui/order/payment-text.ts";
import { Won } from "../../ui/product/price-block.tsx";

/** Products, destination and payment of an order. The payment's facts are shown even when the order fails to load. */
export function OrderReceipt({ payment }: { payment: Reply<"GET /v1/payments/{orderId}"> }) {
  const order = useQuery({
    queryKey: ["order", payment.id, payment.state],
    queryFn: () => api("GET /v1.2/app-users/orders/{id}", { path: { id: payment.id } }),
  });
  const products = order.data?.orderItemProducts ?? [];
  const [first] = products;
  const others = products.length - 1;
  return (
    <section className="px-gutter pt-6 pb-10" aria-label="주문 요약">
      <div className="rounded-lg border border-line bg-surface p-4">
        {order.isPending && (
          <Skeleton name="주문">
            <SkeletonBox className="h-18 w-full rounded-[10px]" />
          </Skeleton>
        )}
        {first && (
          <div className="mb-3.5 border-b border-line pb-3.5">
            <OrderLine
              images={first.product.images}
              name={first.product.name}
              option={others > 0 ? `외 ${others}개` : (first.orderOptionGroups[0]?.name ?? "")}
            />
          </div>
        )}
        <dl className="grid grid-cols-[76px_1fr] gap-x-3 gap-y-2.5 text-label">
          <Fact name="주문번호">{String(payment.id)}</Fact>
          {order.data ? (
            <>
              {order.data.address && (
                <>
                  <Fact name="받는 분">{order.data.address.receiverName}</Fact>
                  <Fact name="배송지">{addressLine(order.data.address)}</Fact>
                </>
              )}
              <Fact name="출고 예정">{formatMonthDay(order.data.expectedShipmentDate)}</Fact>
              <Fact name="결제">{paymentText(order.data.payment)}</Fact>
            </>
          ) : (
            <Fact name="주문">{payment.orderName}</Fact>
          )}
        </dl>
        <KeyValues>
          <KeyValue name={payment.state === "waiting_deposit" ? "입금할 금액" : "결제 금액"} kind="total">
            <Won amount={payment.price} />
          </KeyValue>
        </KeyValues>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </>
  );
}
