import type { CouponDefinition } from "@todayfruit/domain/coupons/check-coupon-definition";
import type { CouponCondition } from "@todayfruit/domain/coupons/coupon-types";
import { won } from "@todayfruit/domain/money/won";
import type { DefinitionRow } from "./coupon-definitions.repository.ts";

/** Returns the fields of a coupon as it is stored. */
export function fieldsOf(row: Omit<DefinitionRow, "id" | "version">): CouponDefinition {
  return {
    name: row.name,
    target: row.target,
    scope: row.scope,
    discount: { kind: row.discount_kind, amount: row.discount_amount, percent: row.discount_percent },
    ...termsOf(row.conditions),
    validFrom: row.valid_from.toISOString(),
    validUntil: row.valid_until.toISOString(),
    validDays: row.valid_days,
    downloadFrom: row.download_from?.toISOString() ?? null,
    downloadUntil: row.download_until?.toISOString() ?? null,
    issueLimit: row.issue_limit,
    perMember: row.per_member,
    code: row.code,
    moment: row.moment,
    momentGrade: row.moment_grade,
    budget: row.budget,
    isStopped: row.is_stopped,
  };
}

/** Returns a coupon as its statements take it: the discount in columns of its own, conditions with their codes. */
export function columnsOf(id: number, { discount, ...fields }: CouponDefinition) {
  return { ...fields, id, ...discount, conditions: conditionsOf(fields) };
}

type Terms = Pick<CouponDefinition, "minPrice" | "leastGrade" | "isFirstPurchaseOnly" | "isAppOnly">;

function termsOf(conditions: readonly CouponCondition[]): Terms {
  const terms: Terms = { minPrice: 0, leastGrade: null, isFirstPurchaseOnly: false, isAppOnly: false };
  for (const each of conditions) {
    if (each.code === "MIN_PRICE") terms.minPrice = each.minPrice;
    if (each.code === "GRADE") terms.leastGrade = each.least;
    if (each.code === "FIRST_PURCHASE") terms.isFirstPurchaseOnly = true;
    if (each.code === "APP_ONLY") terms.isAppOnly = true;
  }
  return terms;
}

function conditionsOf({ minPrice, leastGrade, isFirstPurchaseOnly, isAppOnly }: Terms): CouponCondition[] {
  return [
    ...(minPrice > 0 ? [{ code: "MIN_PRICE", minPrice: won(minPrice) } as const] : []),
    ...(leastGrade === null ? [] : [{ code: "GRADE", least: leastGrade } as const]),
    ...(isFirstPurchaseOnly ? [{ code: "FIRST_PURCHASE" } as const] : []),
    ...(isAppOnly ? [{ code: "APP_ONLY" } as const] : []),
  ];
}
