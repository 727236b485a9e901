import type { EditableRecord } from "../record-edits/editable-record-types.ts";
import { findUnitsWithoutLot, lockLotsOfOptions } from "./lots/units-without-lot.repository.ts";
import { lockStocks, setStocks } from "./set-stock-on-hand.repository.ts";

/**
 * Units on hand of an option as a record that files edit. Stock has no version, because every order moves it: an edit
 * names the units that were seen.
 */
export const stockRecordDefinition: EditableRecord<{ onHand: number }, "STOCK_RESERVED" | "STOCK_IN_LOTS"> = {
  noun: "stock",
  subject: "option",
  permission: "stock.change",
  async lock(tx, ids) {
    await lockLotsOfOptions(tx, ids);
    const rows = await lockStocks(tx, ids, null);
    return rows.map((row) => ({ id: row.option_id, version: 1, fields: { onHand: row.on_hand } }));
  },
  async check(tx, rows) {
    const ids = rows.map(({ id }) => id);
    const reserved = new Map((await lockStocks(tx, ids, null)).map((row) => [row.option_id, row.reserved]));
    const withoutLot = await findUnitsWithoutLot(tx, ids);
    return rows.flatMap(({ id, fields, edited }) => {
      const refused = (code: "STOCK_RESERVED" | "STOCK_IN_LOTS") => [{ id, code, field: "onHand" }];
      if (edited.onHand < (reserved.get(id) ?? 0)) return refused("STOCK_RESERVED");
      return fields.onHand - edited.onHand > (withoutLot.get(id) ?? 0) ? refused("STOCK_IN_LOTS") : [];
    });
  },
  async write(tx, rows) {
    await setStocks(
      tx,
      rows.map(({ id, edited }) => ({ id, onHand: edited.onHand })),
    );
  },
};
