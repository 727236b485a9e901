import type { StockLotFields } from "@todayfruit/contract/stock-lots/stock-lot";
import type { Static } from "typebox";
import type { EditableRecord, RowRefusal } from "../record-edits/editable-record-types.ts";
import { lockLotsOfOptions } from "../stock/lots/units-without-lot.repository.ts";
import {
  type LockedLot,
  listOptionsOfLots,
  listTakenCodes,
  lockStockLots,
  setStockLots,
} from "./stock-lots.repository.ts";
import { brokenRuleOf } from "./validate-new-lots.ts";

type Fields = Omit<Static<typeof StockLotFields>, "status"> & { status: LockedLot["status"] };
type Refusal = "LOT_CODE_TAKEN" | "LOT_DAYS_INVALID" | "LOT_BRIX_INVALID" | "LOT_RECALLED";

/** Lot as a record that operators edit: its facts, and whether it is held. Units are corrected by a call of their own. */
export const stockLotRecordDefinition: EditableRecord<Fields, Refusal> = {
  noun: "stock-lots",
  subject: "stock lot",
  permission: "stock.change",
  async lock(tx, ids) {
    const options = await listOptionsOfLots(tx, ids);
    await lockLotsOfOptions(
      tx,
      options.map(({ option_id }) => option_id),
    );
    return (await lockStockLots(tx, ids)).map(storedStockLot);
  },
  async check(tx, rows) {
    const locked = await lockStockLots(
      tx,
      rows.map(({ id }) => id),
    );
    const lotOf = new Map(locked.map((row) => [row.id, row]));
    const taken = await listTakenCodes(
      tx,
      rows.map(({ id, edited }) => ({ id, optionId: lotOf.get(id)?.option_id ?? 0, code: edited.code })),
    );
    const given = new Set<string>();
    return rows.flatMap(({ id, edited }): RowRefusal<Refusal>[] => {
      const lot = lotOf.get(id);
      if (lot?.status === "recalled") return [{ id, code: "LOT_RECALLED", field: null }];
      const key = `${lot?.option_id} ${edited.code}`;
      if (taken.has(id) || given.has(key)) return [{ id, code: "LOT_CODE_TAKEN", field: "code" }];
      given.add(key);
      const broken = brokenRuleOf(edited);
      return broken ? [{ id, ...broken }] : [];
    });
  },
  async write(tx, rows) {
    await setStockLots(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited })),
    );
  },
};

/** Returns a locked lot with the fields that operators edit. */
export function storedStockLot(row: LockedLot) {
  const fields: Fields = {
    code: row.code,
    harvestedOn: row.harvested_on,
    expiresOn: row.expires_on,
    brixAverage: row.brix_average,
    brixMinimum: row.brix_minimum,
    photo: row.photo,
    note: row.note,
    status: row.status,
  };
  return { id: row.id, version: row.version, fields };
}
