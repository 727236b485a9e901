import type {
  NewOption as NewSchema,
  OptionFields as Schema,
} from "@todayfruit/contract/products/operator-product-options.calls";
import type { ProductStatus } from "@todayfruit/domain/catalog/product-and-option-status";
import { isPublished } from "@todayfruit/domain/products/list-publishing-gaps";
import { unitPriceOf } from "@todayfruit/domain/products/unit-price";
import type { Static } from "typebox";
import type { EditableRecord, EditedRecord, RowRefusal } from "../../record-edits/editable-record-types.ts";
import {
  type LockedOptionRow,
  listOptionFacts,
  lockOptions,
  type OptionFactRow,
  type OptionRow,
  setOptions,
} from "./operator-options.repository.ts";

export type OptionFields = Static<typeof Schema>;
export type NewOption = Static<typeof NewSchema>;
type Refusal = "OPTION_STOCK_REQUIRED" | "UNIT_PRICE_REQUIRED" | "OPTION_REQUIRED";

/** Fields with the price, from which the unit price follows when the weight changes. */
type PricedFields = OptionFields & { price: number; unitPrice: { unit: string; amount: number } | null };

/** Option as a record that operators edit; its prices are a record of their own, but the unit price follows the weight. */
export const optionRecordDefinition: EditableRecord<PricedFields, Refusal> = {
  noun: "options",
  subject: "option",
  permission: "catalog.edit",
  async lock(tx, ids) {
    const rows = await lockOptions(tx, ids);
    return rows.map((row) => ({ id: row.id, version: row.version, fields: pricedFieldsOf(row) }));
  },
  derive({ price, unitPrice }, { weight }) {
    if (!weight || !unitPrice) return {};
    const amount = unitPriceOf(price, weight, unitPrice.unit);
    return amount === null ? {} : { unitPrice: { ...unitPrice, amount } };
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
      rows.map((row) => ({ id: row.id, ...pricedFieldsOf(row), status: "suspended" })),
    );
    return [];
  },
};

function pricedFieldsOf(row: LockedOptionRow): PricedFields {
  const { price, unit_price_unit: unit, unit_price_amount: amount } = row;
  return {
    ...optionFieldsOf(row),
    price,
    unitPrice: unit === null || amount === null ? null : { unit, amount },
  };
}

export function optionFieldsOf(row: Omit<OptionRow, "remaining">): OptionFields {
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
  { id, fields, edited }: EditedRecord<PricedFields>,
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
