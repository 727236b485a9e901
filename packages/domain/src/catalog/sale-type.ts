/** normal 상시, limited 기간 한정, comingSoon 오픈 예정, funding 펀딩. */
export const SALE_TYPES = ["normal", "limited", "comingSoon", "funding"] as const;

export type SaleType = (typeof SALE_TYPES)[number];
