/** order: the base fee once per bundle; box: the base fee for every box. */
export const SHIPPING_FEE_UNITS = ["order", "box"] as const;

export type ShippingFeeUnit = (typeof SHIPPING_FEE_UNITS)[number];
