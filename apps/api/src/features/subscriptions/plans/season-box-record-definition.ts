import type { SeasonBoxFields } from "@todayfruit/contract/subscriptions/operator-selling-plans.calls";
import type { Static } from "typebox";
import type { RowRefusal } from "../../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";
import { listBoxesOfMonths } from "./selling-plan-edit-checks.repository.ts";

type Refusal = "SEASON_BOX_NO_PLAN" | "SEASON_BOX_TAKEN" | "SEASON_BOX_LATE";

/** Content of a box of the season in a month as a record that operators edit. */
export const seasonBoxRecordDefinition = buildTableRecord<
  "season_box",
  Static<typeof SeasonBoxFields>,
  Refusal
>({
  noun: "season-boxes",
  subject: "season box",
  permission: "catalog.edit",
  table: "season_box",
  columns: {
    productId: ["product_id", "bigint"],
    month: ["month", "text"],
    items: ["items", "text[]"],
    settlesOn: ["settles_on", "date"],
  },
  async check(tx, rows) {
    const productIds = rows.map(({ edited }) => edited.productId);
    const months = rows.map(({ edited }) => edited.month);
    const boxes = await listBoxesOfMonths(tx, productIds, months);
    const seen = new Set<string>();
    return rows.flatMap(({ id, edited: { productId, month, settlesOn } }): RowRefusal<Refusal>[] => {
      const own = boxes.filter((box) => box.product_id === productId);
      if (own.length === 0) return [{ id, code: "SEASON_BOX_NO_PLAN", field: "productId" }];
      const key = `${productId} ${month}`;
      const isTaken = seen.has(key) || own.some((box) => box.month === month && box.id !== id);
      seen.add(key);
      if (isTaken) return [{ id, code: "SEASON_BOX_TAKEN", field: "month" }];
      return settlesOn.slice(0, 7) > month ? [{ id, code: "SEASON_BOX_LATE", field: "settlesOn" }] : [];
    });
  },
});
