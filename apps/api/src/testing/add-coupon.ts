import type { CouponDefinition } from "@todayfruit/domain/coupons/check-coupon-definition";
import type { CouponCondition, CouponTarget } from "@todayfruit/domain/coupons/coupon-types";
import type { Db } from "../db/database.ts";
import { fieldsOf } from "../features/coupons/definition/convert-coupon-fields-and-columns.ts";
import { nextCouponIds } from "../features/coupons/definition/coupon-definitions.repository.ts";
import { couponRecordDefinition } from "../features/coupons/definition/coupon-record-definition.ts";

export type NewCoupon = {
  name: string;
  target?: CouponTarget;
  scope?: CouponDefinition["scope"];
  kind: "amount" | "percent";
  amount: number;
  percent: number | null;
  conditions: readonly CouponCondition[];
  validFrom: Date;
  validUntil: Date;
  validDays: number | null;
  download: { from: Date; until: Date } | null;
  issueLimit: number | null;
  perMember: number;
  code?: string | null;
  moment?: CouponDefinition["moment"];
  momentGrade?: number | null;
  budget?: number | null;
  now: Date;
};

/** Adds a coupon without an operator; returns its id. */
export function addCoupon(db: Db, coupon: NewCoupon): Promise<number> {
  return db.transaction(async (tx) => {
    const [id = 0] = await nextCouponIds(tx, 1);
    await couponRecordDefinition.insert(tx, [{ id, fields: definitionOf(coupon) }], coupon.now);
    return id;
  });
}

function definitionOf(coupon: NewCoupon): CouponDefinition {
  return fieldsOf({
    name: coupon.name,
    target: coupon.target ?? "products",
    scope: [...(coupon.scope ?? [])],
    discount_kind: coupon.kind,
    discount_amount: coupon.amount,
    discount_percent: coupon.percent,
    conditions: [...coupon.conditions],
    valid_from: coupon.validFrom,
    valid_until: coupon.validUntil,
    valid_days: coupon.validDays,
    download_from: coupon.download?.from ?? null,
    download_until: coupon.download?.until ?? null,
    issue_limit: coupon.issueLimit,
    per_member: coupon.perMember,
    code: coupon.code ?? null,
    moment: coupon.moment ?? null,
    moment_grade: coupon.momentGrade ?? null,
    budget: coupon.budget ?? null,
    is_stopped: false,
  });
}
