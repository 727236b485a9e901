import type { WaitingRoomFields } from "@todayfruit/contract/waiting-rooms/operator-waiting-rooms.calls";
import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { compareRecordFields } from "@todayfruit/domain/record-edits/compare-record-fields";
import type { Static } from "typebox";
import { deriveSaleWindowOfProduct } from "../../catalog/derive-sale-window-of-product.ts";
import type { EditedRecord, RowRefusal } from "../../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";
import { listRoomFacts, type RoomFactRow } from "./waiting-room-edit-checks.repository.ts";

type Fields = Static<typeof WaitingRoomFields>;
type Refusal =
  | "WAITING_ROOM_OPTION_UNKNOWN"
  | "WAITING_ROOM_HOUR_PAST"
  | "WAITING_ROOM_BEFORE_SALE"
  | "WAITING_ROOM_STOCK_SHORT"
  | "WAITING_ROOM_FIXED";

/** Waiting room as a record that operators edit until its draw; afterwards it can only be cancelled, and resumed. */
export const waitingRoomRecordDefinition = buildTableRecord<"waiting_room", Fields, Refusal>({
  noun: "waiting-rooms",
  subject: "waiting room",
  permission: "catalog.edit",
  table: "waiting_room",
  columns: {
    optionId: ["option_id", "bigint"],
    opensAt: ["opens_at", "timestamptz"],
    units: ["units", "integer"],
    perPerson: ["per_person", "integer"],
    atOnce: ["at_once", "integer"],
    isCancelled: ["is_cancelled", "boolean"],
  },
  usedBy:
    "t.drawn_at is not null or exists (select from waiting_room_place p where p.waiting_room_id = t.id)",
  async check(tx, rows, at) {
    const facts = await listRoomFacts(
      tx,
      rows.map(({ id, edited: { optionId } }) => ({ id, optionId })),
    );
    const factsOf = new Map(facts.map((row) => [row.id, row]));
    return rows.flatMap((row) => refusalOf(row, factsOf.get(row.id), at));
  },
});

function refusalOf(
  { id, fields, edited }: EditedRecord<Fields>,
  facts: RoomFactRow | undefined,
  at: Date,
): RowRefusal<Refusal>[] {
  if (!facts?.is_counted || facts.sale_type === null || facts.free === null)
    return [{ id, code: "WAITING_ROOM_OPTION_UNKNOWN", field: "optionId" }];
  const changed = Object.keys(compareRecordFields(fields, edited)?.after ?? {});
  const fixed = changed.find((field) => facts.is_closed || (facts.is_drawn && field !== "isCancelled"));
  if (facts.is_moved || fixed) return [{ id, code: "WAITING_ROOM_FIXED", field: fixed ?? "optionId" }];
  if (edited.isCancelled || facts.is_drawn) return [];
  if (new Date(edited.opensAt) <= at) return [{ id, code: "WAITING_ROOM_HOUR_PAST", field: "opensAt" }];
  const { sale_type, coming_soon_at, limited_begin_at, limited_end_at } = facts;
  const sale = { sale_type, coming_soon_at, limited_begin_at, limited_end_at };
  if (saleWindowRestriction(deriveSaleWindowOfProduct(sale, new Date(edited.opensAt))) !== null)
    return [{ id, code: "WAITING_ROOM_BEFORE_SALE", field: "opensAt" }];
  return edited.units > facts.free ? [{ id, code: "WAITING_ROOM_STOCK_SHORT", field: "units" }] : [];
}
