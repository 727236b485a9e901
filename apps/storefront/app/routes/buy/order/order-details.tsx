import type { Reply } from "@todayfruit/contract/all-calls";
import { useState } from "react";
import { CancellationSheet } from "../../../features/cancellations/cancellation-sheet.tsx";
import type { CancellationTarget } from "../../../features/cancellations/cancellation-target-types.ts";
import { ScrollToAnchor } from "../../../ui/layout/scroll-to-anchor.tsx";
import { OrderDeliveryAddress } from "./address/order-delivery-address.tsx";
import { GiftOrderDetail } from "./gift-order-detail.tsx";
import { OrderAmounts } from "./order-amounts.tsx";
import { OrderBar } from "./order-bar.tsx";
import { OrderReturns } from "./order-returns.tsx";
import { OrderedProductsWithActions } from "./ordered-products-with-actions.tsx";
import { OrderEvents } from "./progress/order-events.tsx";
import { OrderProgress } from "./progress/order-progress.tsx";
import { OrderTracking } from "./tracking/order-tracking.tsx";

type OrderDetailsProps = { order: Reply<"GET /v1.2/app-users/orders/{id}">; isGuest: boolean };

/** Order with its bar: what is cancelled by a product's button or by the bar is confirmed in one sheet. */
export function OrderDetails({ order, isGuest }: OrderDetailsProps) {
  const [target, setTarget] = useState<CancellationTarget | null>(null);
  const { guestOrderName: name, guestOrderPhone: phone } = order.address ?? {};
  return (
    <>
      <ScrollToAnchor />
      <OrderProgress order={order} />
      {order.giftGroupId === null ? (
        <>
          <OrderTracking order={order} />
          <OrderedProductsWithActions order={order} isGuest={isGuest} onCancel={setTarget} />
        </>
      ) : (
        <GiftOrderDetail order={order} groupId={order.giftGroupId} />
      )}
      <OrderReturns orderId={order.id} />
      <OrderDeliveryAddress order={order} />
      <OrderAmounts order={order} />
      <OrderEvents timeline={order.timeline} />
      {order.giftGroupId === null && <OrderBar order={order} onCancel={setTarget} />}
      <CancellationSheet
        target={target}
        onClose={() => setTarget(null)}
        guest={isGuest && name && phone ? { name, phone } : null}
      />
    </>
  );
}
