import { invoiceOf } from "@todayfruit/domain/shipping/tracking";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/context.ts";
import { type DispatchRefusal, dispatchIn } from "../../fulfilment/dispatching/dispatch.ts";
import { findOrderId } from "../../fulfilment/operator-orders.repository.ts";
import { listShipments } from "../../fulfilment/shipments.repository.ts";
import { DISPATCH_COLUMNS } from "../definitions/dispatch-columns.ts";
import type { SheetRow } from "../definitions/sheet-column.ts";
import type { AppliedRows, SheetImporter } from "./sheet-importer.ts";

/** Cell to which a refusal of a parcel belongs. */
const FIELDS: Readonly<Record<DispatchRefusal, string>> = {
  ORDER_NOT_FOUND: "orderNumber",
  ORDER_NOT_MOVABLE: "orderNumber",
  GIFT_WITHOUT_ADDRESS: "orderNumber",
  GIFT_PARCEL_APART: "orderNumber",
  CARRIER_UNKNOWN: "carrier",
  INVOICE_INVALID: "invoiceNumber",
  INVOICE_TAKEN: "invoiceNumber",
};

/** Parcels of a file: each row dispatches an order, and one without an invoice number is left for later. */
export const dispatchImporter: SheetImporter = {
  permission: "orders.ship",
  columns: DISPATCH_COLUMNS,
  async apply(tx, context, { rows }) {
    const applied: AppliedRows = { changed: [], refused: [], changeId: null };
    const known = await Promise.all(
      rows
        .filter(({ set }) => set.invoiceNumber !== null)
        .map(async (row) => ({ row, orderId: await findOrderId(tx, String(row.set.orderNumber)) })),
    );
    const byOrder = known.toSorted((a, b) => (a.orderId ?? 0) - (b.orderId ?? 0) || a.row.line - b.row.line);
    for (const { row, orderId } of byOrder) await dispatchRow(tx, context, { row, orderId, applied });
    applied.changed.sort((a, b) => a.line - b.line);
    applied.refused.sort((a, b) => a.line - b.line);
    return applied;
  },
};

type Row = { row: SheetRow; orderId: number | null; applied: AppliedRows };

async function dispatchRow(tx: Tx, context: OperatorContext, { row, orderId, applied }: Row): Promise<void> {
  const { line, set } = row;
  const [carrier, invoiceNumber] = [String(set.carrier ?? ""), String(set.invoiceNumber)];
  const refuseRow = (code: DispatchRefusal) =>
    applied.refused.push({ line, id: orderId, field: FIELDS[code], code });
  if (orderId === null) {
    refuseRow("ORDER_NOT_FOUND");
    return;
  }
  const sent = await dispatchIn(tx, context, { orderId, productIds: undefined, carrier, invoiceNumber });
  if (sent.ok) {
    const after = { carrier, invoiceNumber, orderItemStatus: sent.value.orderItemStatus };
    applied.changed.push({ line, id: orderId, before: { invoiceNumber: null }, after });
  } else if (sent.code !== "ORDER_NOT_MOVABLE" || !(await isSent(tx, orderId, invoiceNumber))) {
    refuseRow(sent.code);
  }
}

/** Returns true for an order that has left under this number already. */
async function isSent(tx: Tx, orderId: number, invoiceNumber: string): Promise<boolean> {
  const shipments = await listShipments(tx, orderId);
  return shipments.some((shipment) => shipment.invoice_number === invoiceOf(invoiceNumber));
}
