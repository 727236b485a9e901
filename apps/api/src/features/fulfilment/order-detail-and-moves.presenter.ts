import type { Reply } from "@todayfruit/contract/all-calls";
import type { Shipment } from "@todayfruit/contract/fulfilment/shipment";
import type { PlannedMove, ProductState } from "@todayfruit/domain/orders/plan-operator-move";
import { areaOf, type RemoteAreaRange } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { Static } from "typebox";
import type {
  ContentRow,
  DeliveredSwap,
  DeliveryRow,
  EventRow,
} from "./order-lookup-and-history.repository.ts";
import type { ShipmentRow } from "./shipments-and-carriers.repository.ts";

export type MovedReply = Reply<"PUT /operator/v1/orders/{id}/arrive">;

/** Presents the order's products, moved ones with their new status. */
export function presentMoved(
  orderId: number,
  { moves, orderStatus }: PlannedMove,
  before: readonly ProductState[],
): MovedReply {
  const goesTo = new Map(moves.map(({ id, to }) => [id, to]));
  return {
    id: orderId,
    orderItemStatus: orderStatus,
    orderItemProducts: before.map(({ id, status }) => ({
      id,
      orderItemProductStatus: goesTo.get(id) ?? status,
    })),
  };
}

export function presentShipment(row: ShipmentRow): Static<typeof Shipment> {
  return {
    id: row.id,
    carrier: { code: row.carrier_code, name: row.carrier_name },
    invoiceNumber: row.invoice_number,
    trackingUrl: row.tracking_url?.replace("{n}", row.invoice_number) ?? null,
    dispatchedAt: row.dispatched_at.toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    orderItemProductIds: row.product_ids,
    isReplacement: row.is_replacement,
    events: row.events.map(({ code, at, description, location }) => ({
      code,
      at: new Date(at).toISOString(),
      description,
      location,
    })),
  };
}

type Shown = Reply<"GET /operator/v1/orders/{id}">;

export function presentContent(row: ContentRow | null): Shown["content"] {
  return row && { kind: row.kind, id: row.id, title: row.title, touchedAt: row.touched_at.toISOString() };
}

export function presentEvent(row: EventRow): Shown["events"][number] {
  return {
    from: row.from_status,
    to: row.to_status,
    orderItemProductId: row.order_product_id,
    actor: row.actor,
    reason: row.reason,
    at: row.at.toISOString(),
  };
}

type Delivery = Shown["deliveries"][number];

export function presentDelivery(row: DeliveryRow, remoteAreas: readonly RemoteAreaRange[]): Delivery {
  return {
    giftToId: row.id,
    receiverName: row.receiver_name,
    giftStatus: row.status,
    address: row.address && {
      id: null,
      default: false,
      selectedAddress: row.address.selectedAddress,
      roadAddress: row.address.roadAddress,
      jibunAddress: row.address.jibunAddress,
      addressDetail: row.address.addressDetail,
      receiverName: row.address.receiverName,
      phone: row.address.phone,
      zonecode: row.address.zonecode,
      memo: row.address.memo,
      entranceCode: row.address.entranceCode ?? "",
      deliveryAddressType: row.address.deliveryAddressType,
      areaAddress: areaOf(row.address.zonecode, remoteAreas),
      guestOrderName: null,
      guestOrderPhone: null,
    },
    orderItemProductIds: row.product_ids,
    notifyAt: row.notify_at?.toISOString() ?? null,
    isNotified: row.is_notified,
    swap: row.swap && presentSwap(row.swap),
  };
}

function presentSwap(swap: DeliveredSwap): NonNullable<Delivery["swap"]> {
  return {
    orderItemProductId: swap.order_product_id,
    fromName: swap.from_name,
    fromOptionName: swap.from_option_name,
    toName: swap.to_name,
    toOptionName: swap.to_option_name,
    swappedAt: new Date(swap.swapped_at).toISOString(),
    takenBackAt: swap.taken_back_at && new Date(swap.taken_back_at).toISOString(),
  };
}
