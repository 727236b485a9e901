import { operatorOrderCalls } from "@todayfruit/contract/calls/operator/orders";
import { ok } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { addReading } from "../operators/actions.repository.ts";
import { writeDelay } from "./delays.repository.ts";
import { dispatch } from "./dispatch.ts";
import { dispatchCsv } from "./dispatch-csv.ts";
import { listOrders } from "./list-orders.ts";
import { moveOrder } from "./move-order.ts";
import { listCarriers } from "./shipments.repository.ts";
import { showOrder, showPersonalData } from "./show-order.ts";

export const fulfilmentRoutes = bind(operatorOrderCalls, {
  "GET /operator/v1/orders": async ({ query = {} }, context) => {
    const reason = context.operator.personalDataPurpose;
    const isMasked = reason === null;
    const page = await listOrders(context, query, isMasked);
    if (!page.ok) return page;
    const shown = { orders: page.value.list.map(({ id }) => id) };
    const by = Object.keys(query).toSorted();
    await addReading(context.db, context, { subject: "orders", by, shown, isMasked, reason });
    return page;
  },
  "GET /operator/v1/orders/{id}": showOrder,
  "POST /operator/v1/orders/{id}/personal-data": showPersonalData,
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
  "POST /operator/v1/dispatches": dispatchCsv,
  "GET /operator/v1/carriers": async (_input, { db }) => {
    const list = await listCarriers(db);
    return ok({
      list: list.map(({ code, name, tracker_id }) => ({ code, name, hasTracking: tracker_id !== null })),
    });
  },
});
