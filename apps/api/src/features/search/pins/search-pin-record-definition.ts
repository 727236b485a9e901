import type { SearchPinFields } from "@todayfruit/contract/search/operator-search-pins.calls";
import type { Static } from "typebox";
import type { RowRefusal } from "../../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";
import { listTakenPins, listUnknownPinned } from "./read-search-pins.repository.ts";

type Refusal = "SEARCH_PIN_TAKEN" | "SEARCH_PIN_PERIOD_INVALID" | "PINNED_PRODUCT_UNKNOWN";

/** Pin of a product to a search word as a record that operators edit; searches follow within a second. */
export const searchPinRecordDefinition = buildTableRecord<
  "search_pin",
  Static<typeof SearchPinFields>,
  Refusal
>({
  noun: "search-pins",
  subject: "search pin",
  permission: "catalog.edit",
  table: "search_pin",
  columns: {
    word: ["word", "text"],
    productId: ["product_id", "bigint"],
    sort: ["sort", "integer"],
    variants: ["variants", "text[]"],
    beginsAt: ["begin_at", "timestamptz"],
    endsAt: ["end_at", "timestamptz"],
    isAdvertisement: ["is_advertisement", "boolean"],
  },
  async check(tx, rows) {
    const pins = rows.map(({ id, edited }) => ({ id, word: edited.word, productId: edited.productId }));
    const unknown = new Set((await listUnknownPinned(tx, pins)).map(({ id }) => id));
    const taken = new Set((await listTakenPins(tx, pins)).map(({ id }) => id));
    const seen = new Set<string>();
    return rows.flatMap(({ id, edited }): RowRefusal<Refusal>[] => {
      const { word, productId, beginsAt, endsAt } = edited;
      const isTaken = taken.has(id) || seen.has(`${productId} ${word}`);
      seen.add(`${productId} ${word}`);
      if (unknown.has(id)) return [{ id, code: "PINNED_PRODUCT_UNKNOWN", field: "productId" }];
      if (isTaken) return [{ id, code: "SEARCH_PIN_TAKEN", field: "productId" }];
      return endsAt !== null && Date.parse(endsAt) <= Date.parse(beginsAt)
        ? [{ id, code: "SEARCH_PIN_PERIOD_INVALID", field: "endsAt" }]
        : [];
    });
  },
});
