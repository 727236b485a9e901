/** Closed vocabularies of the catalogue. The words are on the wire and in the database, so they are never renamed. */

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

/** normal 상시, limited 기간 한정, comingSoon 오픈 예정, funding 펀딩. */
export const SALE_TYPES = ["normal", "limited", "comingSoon", "funding"] as const;
export type SaleType = (typeof SALE_TYPES)[number];

/** tax_free 면세 (unprocessed food), taxable 과세. Data, never derived from the category. */
export const TAX_STATUSES = ["tax_free", "taxable"] as const;
export type TaxStatus = (typeof TAX_STATUSES)[number];

/** order: the base fee once per bundle; box: the base fee for every box. */
export const SHIPPING_FEE_UNITS = ["order", "box"] as const;
export type ShippingFeeUnit = (typeof SHIPPING_FEE_UNITS)[number];
