import type { Input } from "@todayfruit/contract/all-calls";
import { readCarrierInvoiceNumber } from "@todayfruit/domain/parcels/read-carrier-invoice-number";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { announceAboutOrder } from "../../orders/notices/announce-about-order.ts";
import { findCarrier } from "../shipments-and-carriers.repository.ts";
import { aboutInvoice } from "./dispatch-order.ts";
import { correctParcel, listContents, lockParcel } from "./parcels-to-correct.repository.ts";
import { reasonOfTaken } from "./read-and-dispatch-lines.ts";

type Correction = Input<"PUT /operator/v1/shipments/{id}/invoice">;
type Corrected = Answer<"PUT /operator/v1/shipments/{id}/invoice">;

/**
 * Corrects carrier and invoice number of a parcel that has not arrived: its buyer is told the new number, what the carrier
 * said about the wrong one is dropped, and the right one is asked at once.
 */
export function correctParcelInvoiceNumber(
  correction: Correction,
  context: OperatorContext,
): Promise<Corrected> {
  return context.db.transaction<Corrected>(
    (tx) => correct(tx, correction, context),
    (result) => result.ok && correction.query?.dryRun !== true,
  );
}

async function correct(tx: Tx, { path, body }: Correction, context: OperatorContext): Promise<Corrected> {
  const parcel = await lockParcel(tx, path.id);
  if (!parcel) return refuse("SHIPMENT_NOT_FOUND");
  if (parcel.version !== body.version) return refuse("SHIPMENT_CHANGED");
  if (parcel.delivered_at !== null) return refuse("SHIPMENT_DELIVERED");
  const carrier = await findCarrier(tx, body.carrier);
  if (!carrier) return refuse("CARRIER_UNKNOWN");
  const read = readCarrierInvoiceNumber(carrier, body.invoiceNumber);
  if (!read.ok) return refuse(read.code, aboutInvoice(read.detail));
  const invoice = read.value;
  const orders = await listContents(tx, parcel.id);
  const after = { carrier: carrier.code, invoiceNumber: invoice };
  const before = { carrier: parcel.carrier_code, invoiceNumber: parcel.invoice_number };
  const lookAt = carrier.tracker_id === null ? null : context.now();
  const version = await correctParcel(tx, { id: parcel.id, carrierCode: carrier.code, invoice, lookAt });
  if (version === null) {
    const taken = await reasonOfTaken(tx, carrier, invoice);
    return taken === undefined ? refuse("INVOICE_TAKEN") : refuse("INVOICE_TAKEN", aboutInvoice(taken));
  }
  await addAction(tx, context, {
    action: "shipments.correct",
    subject: `shipment ${parcel.id}`,
    before,
    after,
    reason: body.reason,
  });
  if (version !== parcel.version)
    for (const { order_id: orderId, product_ids: productIds } of orders)
      await announceAboutOrder(tx, context, {
        orderId,
        productIds,
        template: "INVOICE_CORRECTED",
        variables: { 택배사: carrier.name, 송장번호: invoice },
        key: `parcel ${parcel.id} corrected ${version}`,
      });
  return ok({
    id: parcel.id,
    version,
    carrier: { code: carrier.code, name: carrier.name },
    invoiceNumber: invoice,
    orderCount: orders.length,
  });
}
