import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { api } from "../../../api/browser-api.ts";
import { formatAddress } from "../../../features/addresses/format-address.ts";
import { Won } from "../../../features/catalog/price-block.tsx";
import { OrderedArrivalLine } from "../../../features/delivery/arrival-line.tsx";
import { PriceExplanationLink } from "../../../features/orders/explained-price/price-explanation-link.tsx";
import { OrderedProductRow } from "../../../features/orders/ordered-product-row.tsx";
import { paymentMethodText } from "../../../features/payments/payment-method-text.ts";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";

/** Products, destination and payment of an order. The payment's facts are shown even when the order fails to load. */
export function OrderReceipt({ payment }: { payment: Reply<"GET /v1/payments/{orderId}"> }) {
  const order = useQuery({
    queryKey: ["order", payment.id, payment.state],
    queryFn: () => api("GET /v1.2/app-users/orders/{id}", { path: { id: payment.id } }),
  });
  const products = order.data?.orderItemProducts ?? [];
  return (
    <section className="px-gutter pt-6 pb-10" aria-label="주문 요약">
      <div className="rounded-lg border border-line bg-surface p-4">
        {order.isPending && (
          <Skeleton name="주문">
            <SkeletonBox className="h-18 w-full rounded-10" />
          </Skeleton>
        )}
        {products.length > 0 && (
          <ul className="mb-3.5 flex flex-col gap-3.5 border-b border-line pb-3.5">
            {products.flatMap(({ product, orderOptionGroups }) =>
              orderOptionGroups.map((option) => (
                <li key={option.id}>
                  <OrderedProductRow
                    images={product.images}
                    name={product.name}
                    option={`${option.name} · ${option.optionUnit}개`}
                  >
                    <OrderedArrivalLine line={option} />
                  </OrderedProductRow>
                </li>
              )),
            )}
          </ul>
        )}
        <dl className="grid grid-cols-terms gap-x-3 gap-y-2.5 text-label">
          {order.data && <Fact name="주문번호">{order.data.orderNumber}</Fact>}
          {order.data ? (
            <>
              {order.data.address && (
                <>
                  <Fact name="받는 분">{order.data.address.receiverName}</Fact>
                  <Fact name="배송지">{formatAddress(order.data.address)}</Fact>
                </>
              )}
              {order.data.lastArrivalDate === null ? (
                <Fact name="출고 예정">{formatMonthDay(order.data.expectedShipmentDate)}</Fact>
              ) : (
                <Fact name="도착 예정">{lastArrivalText(order.data.lastArrivalDate, products.length)}</Fact>
              )}
              <Fact name="결제">{paymentMethodText(order.data.payment)}</Fact>
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
        {order.data && (
          <PriceExplanationLink lines={order.data.explanation} price={order.data.orderItemPrice.totalPrice} />
        )}
      </div>
    </section>
  );
}

function lastArrivalText(day: string, products: number): string {
  return products > 1 ? `마지막 상품 ${formatMonthDay(day)}` : formatMonthDay(day);
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </>
  );
}
