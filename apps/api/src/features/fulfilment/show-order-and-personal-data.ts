import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { requireOneRow } from "../../db/require-one-row.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAccess } from "../members/personal-data/accesses.repository.ts";
import { addReading } from "../operator-actions/operator-actions.repository.ts";
import { presentOrder } from "../orders/order.presenter.ts";
import { findOrderRow } from "../orders/read-orders.repository.ts";
import { presentNote } from "./desk/order-list.presenter.ts";
import { findOrderNote } from "./desk/order-notes.repository.ts";
import { hideEntranceCodes, maskOrder } from "./mask-order.ts";
import {
  presentContent,
  presentDelivery,
  presentEvent,
  presentShipment,
} from "./order-detail-and-moves.presenter.ts";
import { findContent, listDeliveries, listEvents } from "./order-lookup-and-history.repository.ts";
import { listShipments } from "./shipments-and-carriers.repository.ts";

/** Shows an order to an operator, masked unless a role of theirs has a recorded purpose for reading personal data; entrance codes are hidden. */
export async function showOrderToOperator(
  { path }: Input<"GET /operator/v1/orders/{id}">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/orders/{id}">> {
  const { db, operator } = context;
  const order = await findOrderRow(db, path.id, "shop");
  if (!order) return refuse("ORDER_NOT_FOUND");
  const reason = operator.personalDataPurpose;
  const isMasked = reason === null;
  const reading = {
    subject: `order ${path.id}`,
    by: ["id"],
    shown: { members: [order.user_id] },
    isMasked,
    reason,
  };
  await addReading(db, context, reading);
  const { remoteAreas } = await context.deliveryCalendar.read();
  const shipments = (await listShipments(db, path.id)).map((row) => ({
    ...presentShipment(row),
    version: row.version,
  }));
  const events = (await listEvents(db, path.id)).map(presentEvent);
  const deliveries = order.gift
    ? (await listDeliveries(db, path.id)).map((row) => presentDelivery(row, remoteAreas))
    : [];
  const shown = {
    order: presentOrder(order, remoteAreas, context.now()),
    buyerId: order.user_id,
    note: presentNote(requireOneRow(await findOrderNote(db, path.id))),
    content: presentContent(await findContent(db, path.id)),
    deliveries,
    shipments,
    events,
  };
  return ok(isMasked ? maskOrder(shown) : hideEntranceCodes(shown));
}

/** Shows the names, phones and addresses of one order, for a reason recorded in the audit trail. */
export async function showPersonalData(
  { path, body }: Input<"POST /operator/v1/orders/{id}/personal-data">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/orders/{id}/personal-data">> {
  const { db } = context;
  const order = await findOrderRow(db, path.id, "shop");
  if (!order) return refuse("ORDER_NOT_FOUND");
  const { reason } = body;
  const reading = {
    subject: `order ${path.id}`,
    by: ["id"],
    shown: { members: [order.user_id] },
    isMasked: false,
    reason,
  };
  await addReading(db, context, reading);
  const access = { userId: order.user_id, operatorId: context.operator.id, orderId: path.id, reason };
  await addAccess(db, { ...access, at: context.now(), until: null });
  const { remoteAreas } = await context.deliveryCalendar.read();
  const { address, payment } = presentOrder(order, remoteAreas, context.now());
  const deliveries = order.gift
    ? (await listDeliveries(db, path.id)).map((row) => presentDelivery(row, remoteAreas))
    : [];
  return ok({
    id: path.id,
    address,
    vbankCustomerName: payment.paymentVbank?.customerName ?? null,
    deliveries: deliveries.map(({ giftToId, receiverName, address: to }) => ({
      giftToId,
      receiverName,
      address: to,
    })),
  });
}
