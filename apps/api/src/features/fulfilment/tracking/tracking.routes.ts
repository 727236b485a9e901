import { trackingCalls } from "@todayfruit/contract/calls/buy/tracking";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../../http/bind.ts";
import { findTheirOrder } from "../../orders/guest-proofs.repository.ts";
import { presentShipment } from "../fulfilment.presenter.ts";
import { listShipments } from "../shipments.repository.ts";

export const trackingRoutes = bind(trackingCalls, {
  "GET /v1/app-users/orders/{id}/tracking": async ({ path }, { db, buyer, now }) => {
    const order = await findTheirOrder(db, { orderId: path.id, userId: buyer.id, now: now() });
    if (!order) return refuse("ORDER_NOT_FOUND");
    // Where a parcel passes through says where it goes, which only its receiver may know.
    if (order.is_gift) return refuse("GIFT_ORDER");
    return ok({ list: (await listShipments(db, path.id)).map(presentShipment) });
  },
});
