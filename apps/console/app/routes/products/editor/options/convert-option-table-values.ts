import type { Input, Reply } from "@todayfruit/contract/all-calls";

export type OptionRow = Reply<"GET /operator/v1/options">["list"][number] &
  Reply<"GET /operator/v1/prices">["list"][number];

/** Fields of an option in the editor's table. */
export const OPTION_FIELDS = {
  name: "이름",
  listPrice: "정가",
  price: "판매가",
  supplyCost: "공급가",
  isOnSale: "판매",
} as const;
export type OptionField = keyof typeof OPTION_FIELDS;

/** Values of the options of a product, each by its option and field: `20001.price`. */
export type OptionTableValues = Readonly<Record<string, unknown>>;

type PriceRow = Input<"PATCH /operator/v1/prices">["body"]["rows"][number];
type FactRow = Input<"PATCH /operator/v1/options">["body"]["rows"][number];

export const keyOf = (id: number, field: OptionField) => `${id}.${field}`;

/** Splits a key. @example partsOf("20001.price") // { id: 20001, field: "price" } */
export function partsOf(key: string): { id: number; field: OptionField } {
  const [id = "", field = ""] = key.split(".");
  return { id: Number(id), field: field as OptionField };
}

export function valuesOf(options: readonly OptionRow[]): OptionTableValues {
  return Object.fromEntries(
    options.flatMap(({ id, name, listPrice, price, supplyCost, status }) =>
      Object.entries({ name, listPrice, price, supplyCost, isOnSale: isSold(status) }).map(
        ([field, value]) => [keyOf(id, field as OptionField), value],
      ),
    ),
  );
}

/** Makes the rows of the two calls that write typed values: prices, and the other facts of an option. */
export function rowsOf(values: OptionTableValues, options: readonly OptionRow[]) {
  const typed = Object.entries(values).map(([key, value]) => ({ ...partsOf(key), value }));
  const byOption = Map.groupBy(typed, ({ id }) => id);
  const rows = options.flatMap((option) => {
    const fields = Object.fromEntries(
      (byOption.get(option.id) ?? []).map(({ field, value }) => [field, value]),
    );
    return Object.keys(fields).length === 0 ? [] : [{ option, fields }];
  });
  return {
    prices: rows.flatMap(
      ({ option: { id, version }, fields: { name: _, isOnSale: __, ...set } }): PriceRow[] =>
        Object.keys(set).length === 0 ? [] : [{ id, version, set }],
    ),
    facts: rows.flatMap(({ option, fields: { name, isOnSale } }): FactRow[] => {
      const set = {
        ...(typeof name === "string" && { name: name.trim() }),
        ...(typeof isOnSale === "boolean" && { status: statusOf(option, isOnSale) }),
      };
      return Object.keys(set).length === 0 ? [] : [{ id: option.id, version: option.version, set }];
    }),
  };
}

function isSold(status: OptionRow["status"]): boolean {
  return status === "stock_in" || status === "unlimited_stock_in";
}

/** An option whose units are not counted is on sale without a limit. */
function statusOf({ remaining }: OptionRow, isOnSale: boolean): OptionRow["status"] {
  if (!isOnSale) return "temp_stock_out";
  return remaining === null ? "unlimited_stock_in" : "stock_in";
}
