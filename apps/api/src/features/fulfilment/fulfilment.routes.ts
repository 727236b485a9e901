import { operatorOrderCalls } from "@todayfruit/contract/calls/operator/orders";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { addReading } from "../operators/actions.repository.ts";
import { presentOrder } from "../orders/order.presenter.ts";
import { findOrderRow } from "../orders/orders.repository.ts";
import { writeDelay } from "./delays.repository.ts";
import { dispatch } from "./dispatch.ts";
import { dispatchCsv } from "./dispatch-csv.ts";
import { presentDelivery, presentShipment } from "./fulfilment.presenter.ts";
import { listOrders } from "./list-orders.ts";
import { moveOrder } from "./move-order.ts";
import { listDeliveries, listEvents } from "./operator-orders.repository.ts";
import { listCarriers, listShipments } from "./shipments.repository.ts";

export const fulfilmentRoutes = bind(operatorOrderCalls, {
  "GET /operator/v1/orders": async ({ query = {} }, context) => {
    const page = await listOrders(context, query);
    if (page.ok && page.value.list.length > 0) {
      await addReading(context.db, context, { subject: "orders", by: Object.keys(query).toSorted() });
    }
    return page;
  },
  "GET /operator/v1/orders/{id}": async ({ path }, context) => {
    const { db } = context;
    const order = await findOrderRow(db, path.id);
    if (!order) return refuse("ORDER_NOT_FOUND", undefined);
    await addReading(db, context, { subject: `order ${path.id}`, by: ["id"] });
    const shipments = (await listShipments(db, path.id)).map(presentShipment);
    const events = (await listEvents(db, path.id)).map((event) => ({
      from: event.from_status,
      to: event.to_status,
      orderItemProductId: event.order_product_id,
      actor: event.actor,
      reason: event.reason,
      at: event.at.toISOString(),
    }));
    const deliveries = order.gift ? (await listDeliveries(db, path.id)).map(presentDelivery) : [];
    return ok({ order: presentOrder(order), buyerId: order.user_id, deliveries, shipments, events });
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
      also: async (tx, _order, productIds) => {
        const delay = { productIds, reason: body.reason, shipsOn: body.shipsOn ?? null, now: context.now() };
        await writeDelay(tx, delay);
        return ok(body.shipsOn === undefined ? {} : { shipsOn: body.shipsOn });
      },
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
