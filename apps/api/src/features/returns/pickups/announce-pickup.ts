import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { announceAboutOrder } from "../../orders/notices/announce-about-order.ts";
import { deriveReturnRequestPath } from "../../orders/notices/derive-return-request-path.ts";

type Collected = { id: number; order_id: number; order_product_id: number };

/** Announces the day on which a carrier collects goods, once for each day and carrier. */
export async function announcePickup(
  tx: Tx,
  services: Services,
  claim: Collected,
  { code, name, pickupOn }: { code: string; name: string; pickupOn: string },
): Promise<void> {
  await announceAboutOrder(tx, services, {
    orderId: claim.order_id,
    productIds: [claim.order_product_id],
    template: "RETURN_PICKUP",
    variables: { 택배사: name, 수거일: formatMonthDay(pickupOn) },
    key: `return ${claim.id} pickup ${pickupOn} ${code}`,
    href: deriveReturnRequestPath(claim),
  });
}

/** Announces that a carrier has collected goods. */
export async function announceCollected(
  tx: Tx,
  services: Services,
  claim: Collected,
  carrierName: string,
): Promise<void> {
  await announceAboutOrder(tx, services, {
    orderId: claim.order_id,
    productIds: [claim.order_product_id],
    template: "RETURN_COLLECTED",
    variables: { 택배사: carrierName },
    key: `return ${claim.id} collected`,
    href: deriveReturnRequestPath(claim),
  });
}
