import { formatPhone } from "@todayfruit/domain/korean/phone";
import { Card } from "../../../ui/layout/card.tsx";
import type { ShownOrder } from "./use-order.ts";

/** Receiver and address of the order, masked unless the operator's role has a permanent reason to read it; a gift by receiver. */
export function ReceiverCard({ shown: { order, deliveries } }: { shown: ShownOrder }) {
  const { address } = order;
  return (
    <Card title={deliveries.length > 0 ? `받는 분 ${deliveries.length}명` : "받는 곳"}>
      {address && (
        <>
          <p className="font-semibold">
            {address.receiverName} · <span className="number">{formatPhone(address.phone)}</span>
          </p>
          <p className="mt-1">
            <span className="number">({address.zonecode})</span> {address.selectedAddress}{" "}
            {address.addressDetail}
          </p>
          {address.memo && <p className="mt-2 rounded-control bg-sunken px-3 py-2">“{address.memo}”</p>}
        </>
      )}
      {deliveries.map(({ giftToId, receiverName, address: own }) => (
        <p key={giftToId} className="border-t border-line py-2 first:border-0">
          <b className="font-semibold">{receiverName}</b>
          <span className="block text-ink-3">
            {own ? `(${own.zonecode}) ${own.selectedAddress}` : "아직 주소를 적지 않았어요"}
          </span>
        </p>
      ))}
    </Card>
  );
}
