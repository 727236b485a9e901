import type { SaleType } from "../catalog/sale-type.ts";

export type SalePeriod = {
  saleType: SaleType;
  /** Instants, ISO 8601. */
  comingSoonAt: string | null;
  limitedBeginAt: string | null;
  limitedEndAt: string | null;
};

/**
 * Reports whether the instants of a sale fit its kind: `limited` and `funding` have an end, which follows their begin.
 *
 * @example isSalePeriodValid({ saleType: "limited", comingSoonAt: null, limitedBeginAt: null, limitedEndAt: null }) // false
 */
export function isSalePeriodValid({ saleType, limitedBeginAt, limitedEndAt }: SalePeriod): boolean {
  if ((saleType === "limited" || saleType === "funding") && limitedEndAt === null) return false;
  return (
    limitedBeginAt === null || limitedEndAt === null || Date.parse(limitedBeginAt) < Date.parse(limitedEndAt)
  );
}
