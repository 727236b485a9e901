import {
  type PriceFields,
  refuseContradictingPrices,
} from "@todayfruit/domain/products/refuse-contradicting-prices";
import { unitPriceOf } from "@todayfruit/domain/products/unit-price";
import type { EditableRecord } from "../../record-edits/editable-record-types.ts";
import { type LockedPriceRow, lockPrices, setPrices } from "./prices.repository.ts";

type Fields = PriceFields & { weight: { value: number; unit: string } | null };
type Refusal = "PRICE_ABOVE_LIST_PRICE" | "SPECIAL_SALE_PRICE_ABOVE_PRICE";

/** Prices of an option as a record that operators edit; the unit price follows the price. */
export const priceRecordDefinition: EditableRecord<Fields, Refusal> = {
  noun: "prices",
  subject: "option",
  permission: "prices.change",
  async lock(tx, ids) {
    const rows = await lockPrices(tx, ids);
    return rows.map((row) => ({ id: row.id, version: row.version, fields: fieldsOf(row) }));
  },
  derive({ weight, unitPrice }, { price }) {
    if (price === undefined || unitPrice === null) return {};
    const amount = unitPriceOf(price, weight, unitPrice.unit);
    return amount === null ? {} : { unitPrice: { ...unitPrice, amount } };
  },
  async check(_tx, rows) {
    return rows.flatMap(({ id, edited }) => {
      const refusal = refuseContradictingPrices(edited);
      return refusal ? [{ id, ...refusal }] : [];
    });
  },
  async write(tx, rows) {
    await setPrices(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited })),
    );
  },
};

function fieldsOf(row: LockedPriceRow): Fields {
  const { weight_value: value, weight_unit: unit, unit_price_unit: per, unit_price_amount: amount } = row;
  return {
    listPrice: row.list_price,
    price: row.price,
    specialSalePrice: row.special_sale_price,
    supplyCost: row.supply_cost,
    unitPrice: per === null || amount === null ? null : { unit: per, amount },
    weight: value === null || unit === null ? null : { value, unit },
  };
}
