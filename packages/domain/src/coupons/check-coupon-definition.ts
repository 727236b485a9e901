import type { CouponMoment } from "./automatic-coupon-moments.ts";
import type { CouponScopeKind } from "./coupon-scope.ts";
import type { CouponTarget } from "./coupon-types.ts";

/** Coupon as its author writes it: prices in 원, instants in ISO 8601. */
export type CouponDefinition = {
  name: string;
  target: CouponTarget;
  /** Goods that it is for; empty: all goods. */
  scope: readonly { kind: CouponScopeKind; id: number }[];
  /** Discount; `amount` is the discount itself, or the upper limit of `percent`. */
  discount: { kind: "amount" | "percent"; amount: number; percent: number | null };
  /** The smallest price of the goods that it is for; 0: any. */
  minPrice: number;
  leastGrade: number | null;
  isFirstPurchaseOnly: boolean;
  isAppOnly: boolean;
  validFrom: string;
  validUntil: string;
  /** Days from the day of issue; `null`: until `validUntil` alone. */
  validDays: number | null;
  /** Period in which members take one themselves; `null`: the shop gives it. */
  downloadFrom: string | null;
  downloadUntil: string | null;
  issueLimit: number | null;
  perMember: number;
  code: string | null;
  moment: CouponMoment | null;
  /** Grade with which it is given, for the moment `grade` alone. */
  momentGrade: number | null;
  /** Sum of discounts from which it is issued no more; `null`: without limit. */
  budget: number | null;
  isStopped: boolean;
};

type Field = keyof CouponDefinition;
export type CouponProblem =
  | { code: "COUPON_PERIOD_INVALID"; field: "validUntil" | "downloadUntil" }
  | { code: "COUPON_DISCOUNT_INVALID"; field: "discount" }
  | { code: "COUPON_MOMENT_INVALID"; field: "momentGrade" }
  | { code: "COUPON_LIMIT_BELOW_ISSUED"; field: "issueLimit" }
  | { code: "COUPON_TERMS_PROMISED"; field: Field };

/** Fields that members were promised with the coupon in their hands. */
const TERMS = [
  "target",
  "scope",
  "discount",
  "minPrice",
  "leastGrade",
  "isFirstPurchaseOnly",
  "isAppOnly",
  "validFrom",
] as const satisfies readonly Field[];

/**
 * Lists the contradictions of a coupon.
 *
 * @param issued how many members were given
 * @example couponProblems({ …, validFrom: "2026-12-02T00:00:00Z", validUntil: "2026-12-01T00:00:00Z" }, 0)
 *   // [{ code: "COUPON_PERIOD_INVALID", field: "validUntil" }]
 */
export function couponProblems(coupon: CouponDefinition, issued: number): CouponProblem[] {
  const { discount, downloadFrom, downloadUntil, issueLimit, moment, momentGrade } = coupon;
  const problems: (CouponProblem | false)[] = [
    Date.parse(coupon.validUntil) <= Date.parse(coupon.validFrom) && {
      code: "COUPON_PERIOD_INVALID",
      field: "validUntil",
    },
    !isDownloadPeriod(downloadFrom, downloadUntil) && {
      code: "COUPON_PERIOD_INVALID",
      field: "downloadUntil",
    },
    (discount.kind === "percent") !== (discount.percent !== null) && {
      code: "COUPON_DISCOUNT_INVALID",
      field: "discount",
    },
    (moment === "grade") !== (momentGrade !== null) && {
      code: "COUPON_MOMENT_INVALID",
      field: "momentGrade",
    },
    issueLimit !== null && issueLimit < issued && { code: "COUPON_LIMIT_BELOW_ISSUED", field: "issueLimit" },
  ];
  return problems.filter((problem) => problem !== false);
}

/**
 * Lists the terms that an edit changes although members have the coupon already: these keep what they were promised.
 *
 * @param changed fields that the edit changes
 * @example promisedTerms(["name", "minPrice"], 12) // [{ code: "COUPON_TERMS_PROMISED", field: "minPrice" }]
 */
export function promisedTerms(changed: readonly string[], issued: number): CouponProblem[] {
  if (issued === 0) return [];
  return TERMS.filter((field) => changed.includes(field)).map((field) => ({
    code: "COUPON_TERMS_PROMISED",
    field,
  }));
}

function isDownloadPeriod(from: string | null, until: string | null): boolean {
  if (from === null || until === null) return from === until;
  return Date.parse(from) < Date.parse(until);
}
