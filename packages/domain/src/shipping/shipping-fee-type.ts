/**
 * Types of shipping fees. type01: the shop pays all; type02: every product on its own; type03 (default): the bundle
 * rule.
 */
export const SHIPPING_FEE_TYPES = ["type01", "type02", "type03"] as const;
export type ShippingFeeType = (typeof SHIPPING_FEE_TYPES)[number];

export const DEFAULT_SHIPPING_FEE_TYPE: ShippingFeeType = "type03";
