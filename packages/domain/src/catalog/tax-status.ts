/** tax_free 면세 (unprocessed food), taxable 과세. Data, never derived from the category. */
export const TAX_STATUSES = ["tax_free", "taxable"] as const;

export type TaxStatus = (typeof TAX_STATUSES)[number];
