import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { invoiceOf, nextLook } from "@todayfruit/domain/shipping/tracking";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/context.ts";
import type { MovedReply } from "../fulfilment.presenter.ts";
import { addShipment, countDestinations, findCarrier } from "../shipments.repository.ts";
import { moveOrder } from "../transition-order.ts";

export type Dispatching = {
  orderId: number;
  productIds: readonly number[] | undefined;
  /** Code or name of the carrier. */
  carrier: string;
  invoiceNumber: string;
};

export type DispatchRefusal =
  | "ORDER_NOT_FOUND"
  | "ORDER_NOT_MOVABLE"
  | "GIFT_WITHOUT_ADDRESS"
  | "GIFT_PARCEL_APART"
  | "CARRIER_UNKNOWN"
  | "INVOICE_INVALID"
  | "INVOICE_TAKEN";

/** Dispatches products of one order with a carrier and an invoice number. */
export function dispatchOrder(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/dispatch">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/orders/{id}/dispatch">> {
  return dispatch(context, { ...body, orderId: path.id, productIds: body.orderItemProductIds });
}

/**
 * Dispatches products with a carrier. One parcel may contain several orders of one buyer, but not orders of two buyers,
 * nor the products of two receivers of gifts.
 */
export async function dispatch(
  context: OperatorContext,
  { orderId, productIds, carrier, invoiceNumber }: Dispatching,
): Promise<Result<MovedReply, DispatchRefusal, undefined>> {
  const invoice = invoiceOf(invoiceNumber);
  if (invoice === null) return refuse("INVOICE_INVALID");
  const known = await findCarrier(context.db, carrier);
  if (!known) return refuse("CARRIER_UNKNOWN");
  const now = context.now();
  const isAsked = known.tracker_id !== null;
  const parcel = { dispatchedAt: now.toISOString(), failures: 0, isDelivered: !isAsked };
  const lookAt = nextLook(parcel, now.toISOString());
  return moveOrder<"INVOICE_TAKEN" | "GIFT_PARCEL_APART">(context, {
    orderId,
    move: "dispatch",
    productIds,
    reason: null,
    async also(tx, order, moved) {
      if ((await countDestinations(tx, known.code, invoice, moved)) > 1) return refuse("GIFT_PARCEL_APART");
      const shipmentId = await addShipment(tx, {
        userId: order.user_id,
        carrierCode: known.code,
        invoiceNumber: invoice,
        productIds: moved,
        now,
        lookAt: lookAt === null ? null : new Date(lookAt),
      });
      if (shipmentId === null) return refuse("INVOICE_TAKEN");
      return ok({ shipmentId, carrier: known.code, invoiceNumber: invoice });
    },
  });
}
