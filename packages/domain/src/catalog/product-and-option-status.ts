/** Statuses of products and of their options; on the wire and in the database, so they are never renamed. */

export const PRODUCT_STATUSES = [
  "waiting",
  "stock_in",
  "unlimited_stock_in",
  "stock_out",
  "temp_stock_out",
  "suspended",
  "removed",
] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Status of an option combination (옵션). */
export const OPTION_STATUSES = [
  "stock_in",
  "unlimited_stock_in",
  "stock_out",
  "temp_stock_out",
  "suspended",
] as const;
export type OptionStatus = (typeof OPTION_STATUSES)[number];
