import type {
  NewOption as NewSchema,
  OptionFields as Schema,
} from "@todayfruit/contract/products/options.calls";
import type { ProductStatus } from "@todayfruit/domain/catalog/product-and-option-status";
import { isPublished } from "@todayfruit/domain/products/publishing-gaps";
import type { Static } from "typebox";
import type { EditableRecord, EditedRecord, RowRefusal } from "../../record-edits/editable-record.ts";
import {
  listOptionFacts,
  lockOptions,
  type OptionFactRow,
  type OptionRow,
  setOptions,
} from "./options.repository.ts";

export type OptionFields = Static<typeof Schema>;
export type NewOption = Static<typeof NewSchema>;
type Refusal = "OPTION_STOCK_REQUIRED" | "UNIT_PRICE_REQUIRED" | "OPTION_REQUIRED";

/** Option as a record that operators edit; its prices are a record of their own. */
export const optionRecord: EditableRecord<OptionFields, Refusal> = {
  noun: "options",
  subject: "option",
  permission: "catalog.edit",
  async lock(tx, ids) {
    const rows = await lockOptions(tx, ids);
    return rows.map((row) => ({ id: row.id, version: row.version, fields: optionFieldsOf(row) }));
  },
  async check(tx, rows) {
    if (rows.length === 0) return [];
    const facts = await listOptionFacts(
      tx,
      rows.map(({ id }) => id),
    );
    const factsOf = new Map(facts.map((row) => [row.id, row]));
    return rows.flatMap((row) => {
      const own = factsOf.get(row.id);
      return own ? refusalsOf(row, own) : [];
    });
  },
  async write(tx, rows) {
    await setOptions(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited })),
    );
  },
  /** Suspends options that are taken back: carts and orders may have them already. */
  async remove(tx, ids) {
    const rows = await lockOptions(tx, ids);
    await setOptions(
      tx,
      rows.map((row) => ({ id: row.id, ...optionFieldsOf(row), status: "suspended" })),
    );
    return [];
  },
};

export function optionFieldsOf(row: OptionRow): OptionFields {
  const { weight_value: value, weight_unit: unit } = row;
  return {
    name: row.name,
    sort: row.sort,
    amount: row.amount,
    weight: value === null || unit === null ? null : { value, unit },
    status: row.status,
    shipmentDate: row.shipment_date,
    maxUnitInBox: row.max_unit_in_box,
  };
}

/**
 * Refuses an option that is counted by its status without units to count; of a product that shoppers see also one without
 * a unit price, and the end of its last option.
 */
function refusalsOf(
  { id, fields, edited }: EditedRecord<OptionFields>,
  facts: OptionFactRow,
): RowRefusal<Refusal>[] {
  const isSeen = isPublished(facts.status as ProductStatus);
  const isSold = edited.status !== "suspended";
  const endsLast = !isSold && fields.status !== "suspended" && facts.options_on_sale === 1;
  const refusals: (RowRefusal<Refusal> | false)[] = [
    edited.status === "stock_in" &&
      !facts.is_counted && { id, code: "OPTION_STOCK_REQUIRED", field: "status" },
    isSeen && isSold && !facts.has_unit_price && { id, code: "UNIT_PRICE_REQUIRED", field: "unitPrice" },
    isSeen && endsLast && { id, code: "OPTION_REQUIRED", field: "status" },
  ];
  return refusals.filter((refusal) => refusal !== false);
}
