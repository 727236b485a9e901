import type { Input } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { readCarrierInvoiceNumber } from "@todayfruit/domain/parcels/read-carrier-invoice-number";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { nextLook } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAllocations } from "../../stock-lots/allocation/lot-allocations.repository.ts";
import { planLots } from "../../stock-lots/allocation/plan-or-take-lots.ts";
import {
  addShipment,
  type CarrierRow,
  countDestinations,
  findCarrier,
} from "../shipments-and-carriers.repository.ts";
import { type MovedOrder, moveOrderIn, moveUndoably, type UndoableRequest } from "../transition-order.ts";

export type Dispatching = {
  orderId: number;
  productIds: readonly number[] | undefined;
  carrier: CarrierRow;
  /** Number without hyphens and spaces. */
  invoice: string;
};

export type DispatchRefusal =
  | "ORDER_NOT_FOUND"
  | "ORDER_NOT_MOVABLE"
  | "GIFT_WITHOUT_ADDRESS"
  | "GIFT_PARCEL_APART"
  | "INVOICE_TAKEN"
  | "LOT_SHORT";

/** Refusals of a parcel besides those of the move. */
type ParcelRefusal = "INVOICE_TAKEN" | "GIFT_PARCEL_APART" | "LOT_SHORT";

/** Dispatches products of one order with a carrier and an invoice number. */
export async function dispatchOrder(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/dispatch">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/orders/{id}/dispatch">> {
  const carrier = await findCarrier(context.db, body.carrier);
  if (!carrier) return refuse("CARRIER_UNKNOWN");
  const invoice = readCarrierInvoiceNumber(carrier, body.invoiceNumber);
  if (!invoice.ok) return refuse(invoice.code, aboutInvoice(invoice.detail));
  const wish = {
    orderId: path.id,
    productIds: body.orderItemProductIds,
    carrier,
    invoice: invoice.value,
  };
  return moveUndoably<ParcelRefusal>(context, "dispatch", null, (changeId) =>
    dispatchOf(context, wish, changeId),
  );
}

/** Returns the detail of a refused invoice number. */
export function aboutInvoice(message: string): RefusalDetail {
  return { fields: [{ field: "invoiceNumber", message }] };
}

/**
 * Dispatches products with a carrier in an open transaction; a refusal has written nothing. Units that no lot was taken for
 * at acceptance take theirs now. One parcel may contain several orders of one buyer, but not orders of two buyers, nor the products of two receivers of gifts.
 */
export function dispatchIn(
  tx: Tx,
  context: OperatorContext,
  wish: Dispatching,
  changeId: number,
): Promise<Result<MovedOrder, DispatchRefusal, undefined>> {
  return moveOrderIn<ParcelRefusal>(tx, context, dispatchOf(context, wish, changeId));
}

function dispatchOf(
  context: OperatorContext,
  { orderId, productIds, carrier, invoice }: Dispatching,
  changeId: number,
): UndoableRequest<ParcelRefusal> {
  const now = context.now();
  const parcel = { dispatchedAt: now.toISOString(), failures: 0, isDelivered: carrier.tracker_id === null };
  const lookAt = nextLook(parcel, now.toISOString());
  return {
    orderId,
    changeId,
    move: "dispatch",
    productIds,
    reason: null,
    async also(tx, order, moved) {
      if ((await countDestinations(tx, carrier.code, invoice, moved)) > 1) return refuse("GIFT_PARCEL_APART");
      const lots = await planLots(tx, moved, now);
      if (!lots.ok) return lots;
      const shipmentId = await addShipment(tx, {
        userId: order.user_id,
        carrierCode: carrier.code,
        invoiceNumber: invoice,
        productIds: moved,
        now,
        lookAt: lookAt === null ? null : new Date(lookAt),
      });
      if (shipmentId === null) return refuse("INVOICE_TAKEN");
      await addAllocations(tx, { allocations: lots.value, kind: "order", now, changeId });
      return ok({ shipmentId, carrier: carrier.code, invoiceNumber: invoice });
    },
  };
}
