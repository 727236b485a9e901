import { operatorOrderCalls } from "@todayfruit/contract/calls/operator/orders";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { presentOrder } from "../orders/order.presenter.ts";
import { findOrderRow } from "../orders/orders.repository.ts";
import { dispatch } from "./dispatch.ts";
import { dispatchCsv } from "./dispatch-csv.ts";
import { presentShipment } from "./fulfilment.presenter.ts";
import { listOrders } from "./list-orders.ts";
import { moveOrder } from "./move-order.ts";
import { listEvents } from "./operator-orders.repository.ts";
import { listCarriers, listShipments } from "./shipments.repository.ts";

export const fulfilmentRoutes = bind(operatorOrderCalls, {
  "GET /operator/v1/orders": ({ query }, context) => listOrders(context, query ?? {}),
  "GET /operator/v1/orders/{id}": async ({ path }, { db }) => {
    const order = await findOrderRow(db, path.id);
    if (!order) return refuse("ORDER_NOT_FOUND", undefined);
    const shipments = (await listShipments(db, path.id)).map(presentShipment);
    const events = (await listEvents(db, path.id)).map((event) => ({
      from: event.from_status,
      to: event.to_status,
      orderItemProductId: event.order_product_id,
      actor: event.actor,
      reason: event.reason,
      at: event.at.toISOString(),
    }));
    return ok({ order: presentOrder(order), buyerId: order.user_id, shipments, events });
  },
  "PUT /operator/v1/orders/{id}/accept": ({ path, body }, context) =>
    moveOrder(context, {
      orderId: path.id,
      move: "accept",
      productIds: body.orderItemProductIds,
      reason: null,
    }),
  "PUT /operator/v1/orders/{id}/hold": ({ path, body }, context) =>
    moveOrder(context, {
      orderId: path.id,
      move: "hold",
      productIds: body.orderItemProductIds,
      reason: body.reason,
    }),
  "PUT /operator/v1/orders/{id}/dispatch": ({ path, body }, context) =>
    dispatch(context, { ...body, orderId: path.id, productIds: body.orderItemProductIds }),
  "PUT /operator/v1/orders/{id}/arrive": ({ path, body }, context) =>
    moveOrder(context, {
      orderId: path.id,
      move: "arrive",
      productIds: body.orderItemProductIds,
      reason: body.reason,
    }),
  "POST /operator/v1/dispatches": ({ body }, context) => dispatchCsv(context, body.csv),
  "GET /operator/v1/carriers": async (_input, { db }) => {
    const list = await listCarriers(db);
    return ok({
      list: list.map(({ code, name, tracker_id }) => ({ code, name, hasTracking: tracker_id !== null })),
    });
  },
});
