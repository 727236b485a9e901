import { trackingCalls } from "@todayfruit/contract/calls/buy/tracking";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../../http/bind.ts";
import { presentShipment } from "../fulfilment.presenter.ts";
import { isOrderOf, listShipments } from "../shipments.repository.ts";

export const trackingRoutes = bind(trackingCalls, {
  "GET /v1/app-users/orders/{id}/tracking": async ({ path }, { db, buyer }) => {
    if (!(await isOrderOf(db, path.id, buyer.id))) return refuse("ORDER_NOT_FOUND", undefined);
    return ok({ list: (await listShipments(db, path.id)).map(presentShipment) });
  },
});
