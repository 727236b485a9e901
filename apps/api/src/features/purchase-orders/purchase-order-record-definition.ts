import type { PurchaseOrderFields } from "@todayfruit/contract/purchase-orders/purchase-orders.calls";
import { closedStatus } from "@todayfruit/domain/purchase-orders/add-arrivals-to-purchase-order";
import type { Static } from "typebox";
import type { EditableRecord } from "../record-edits/editable-record-types.ts";
import {
  type LockedPurchaseOrder,
  lockPurchaseOrders,
  setPurchaseOrders,
} from "./purchase-orders.repository.ts";

type Fields = Static<typeof PurchaseOrderFields>;

/** Purchase order as a record that operators edit: the day on which it is expected, and the note. */
export const purchaseOrderRecordDefinition: EditableRecord<Fields, "PURCHASE_ORDER_ENDED"> = {
  noun: "purchase-orders",
  subject: "purchase order",
  permission: "stock.change",
  lock: async (tx, ids) => (await lockPurchaseOrders(tx, ids)).map(storedPurchaseOrder),
  async check(tx, rows) {
    const locked = await lockPurchaseOrders(
      tx,
      rows.map(({ id }) => id),
    );
    return locked.flatMap(({ id, status }) =>
      closedStatus(status) === null ? [{ id, code: "PURCHASE_ORDER_ENDED", field: null } as const] : [],
    );
  },
  async write(tx, rows) {
    await setPurchaseOrders(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited })),
    );
  },
};

/** Returns a locked purchase order with the fields that operators edit. */
export function storedPurchaseOrder({ id, version, expected_on, note }: LockedPurchaseOrder) {
  return { id, version, fields: { expectedOn: expected_on, note } };
}
