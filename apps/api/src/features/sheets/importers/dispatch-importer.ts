import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import {
  dispatchLineIn,
  type ReadLine,
  type RefusedLine,
  readDispatchLines,
} from "../../fulfilment/dispatching/read-and-dispatch-lines.ts";
import { listShipments } from "../../fulfilment/shipments-and-carriers.repository.ts";
import { closeOrderChange, openOrderChange } from "../../fulfilment/undo/open-and-close-order-change.ts";
import { type ChangedRow, dropOpenedChange } from "../../record-edits/add-operator-changes.repository.ts";
import { DISPATCH_COLUMNS } from "../definitions/dispatch-columns.ts";
import type { SheetRow } from "../definitions/sheet-column-types.ts";
import type { AppliedRows, RefusedSheetRow, SheetImporter } from "./sheet-importer-types.ts";

/** Cell to which a refusal of a parcel belongs. */
const FIELDS: Readonly<Record<RefusedLine["code"], string>> = {
  ORDER_NOT_FOUND: "orderNumber",
  ORDER_NOT_MOVABLE: "orderNumber",
  GIFT_WITHOUT_ADDRESS: "orderNumber",
  GIFT_PARCEL_APART: "orderNumber",
  CARRIER_UNKNOWN: "carrier",
  INVOICE_INVALID: "invoiceNumber",
  INVOICE_TAKEN: "invoiceNumber",
  LOT_SHORT: "orderNumber",
};

/** Parcels of a file: each row dispatches an order, and one without an invoice number is left for later. */
export const dispatchImporter: SheetImporter = {
  permission: "orders.ship",
  columns: DISPATCH_COLUMNS,
  async apply(tx, context, { rows, reason, dryRun }) {
    const applied: AppliedRows = { changed: [], refused: [], changeId: null };
    const lines = rows.filter(({ set }) => set.invoiceNumber !== null).map(lineOf);
    const { read, refused } = await readDispatchLines(tx, lines);
    applied.refused.push(...refused.map((line) => refusedRow(line, null)));
    const id = read.length > 0 ? await openOrderChange(tx, context, "dispatch", reason) : null;
    const moved: ChangedRow[] = [];
    for (const line of read)
      moved.push(...(await dispatchRow(tx, context, { line, changeId: id ?? 0 }, applied)));
    if (id !== null && !dryRun) applied.changeId = await closeOrOmit(tx, context, id, moved);
    applied.changed.sort((a, b) => a.line - b.line);
    applied.refused.sort((a, b) => a.line - b.line);
    return applied;
  },
};

function lineOf({ line, set }: SheetRow) {
  return {
    line,
    orderNumber: String(set.orderNumber),
    carrier: String(set.carrier ?? ""),
    invoiceNumber: String(set.invoiceNumber),
  };
}

/** Closes the change of the parcels; one that sent none is deleted again. */
async function closeOrOmit(
  tx: Tx,
  context: OperatorContext,
  id: number,
  rows: readonly ChangedRow[],
): Promise<number | null> {
  if (rows.length > 0)
    return (await closeOrderChange(tx, context, { id, move: "dispatch", rows, wait: "bulk" })).id;
  await dropOpenedChange(tx, id);
  return null;
}

async function dispatchRow(
  tx: Tx,
  context: OperatorContext,
  { line, changeId }: { line: ReadLine; changeId: number },
  applied: AppliedRows,
): Promise<ChangedRow[]> {
  const { orderId, invoice } = line.wish;
  const sent = await dispatchLineIn(tx, context, line, changeId);
  if (sent.ok) {
    const after = {
      carrier: line.carrier,
      invoiceNumber: line.invoiceNumber,
      orderItemStatus: sent.moved.reply.orderItemStatus,
    };
    applied.changed.push({ line: line.line, id: orderId, before: { invoiceNumber: null }, after });
    return [sent.moved.row];
  }
  if (sent.refused.code !== "ORDER_NOT_MOVABLE" || !(await isSent(tx, orderId, invoice))) {
    applied.refused.push(refusedRow(sent.refused, orderId));
  }
  return [];
}

function refusedRow({ line, code, message }: RefusedLine, id: number | null): RefusedSheetRow {
  return { line, id, field: FIELDS[code], code, message };
}

/** Returns true for an order that has left under this number already. */
async function isSent(tx: Tx, orderId: number, invoice: string): Promise<boolean> {
  const shipments = await listShipments(tx, orderId);
  return shipments.some((shipment) => shipment.invoice_number === invoice);
}
