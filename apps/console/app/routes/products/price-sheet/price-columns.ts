/** Columns of the sheet that are edited, from left to right. */
export const PRICE_COLUMNS = [
  { field: "listPrice", label: "정가" },
  { field: "price", label: "판매가" },
  { field: "supplyCost", label: "공급가" },
] as const;

export type PriceField = (typeof PRICE_COLUMNS)[number]["field"];
