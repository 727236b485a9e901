import type { CouponScopeKind } from "@todayfruit/domain/coupons/coupon-scope";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Runner } from "../../../db/database.ts";
import { addCoupon, listUnknownScope, type NewCoupon } from "./new-coupon.repository.ts";

const NAMES: Record<CouponScopeKind, string> = { product: "상품", category: "카테고리", distributor: "농원" };

/** Defines a coupon and returns its id; refuses goods that the shop does not have, with their numbers for its author. */
export async function defineCoupon(
  db: Runner,
  coupon: NewCoupon,
): Promise<Result<number, "COUPON_SCOPE_UNKNOWN", string>> {
  const unknown = await listUnknownScope(db, coupon.scope ?? []);
  if (unknown.length === 0) return ok(await addCoupon(db, coupon));
  const names = unknown.map(({ kind, id }) => `${NAMES[kind]} ${id}번`).join(", ");
  return refuse("COUPON_SCOPE_UNKNOWN", `쿠폰을 쓸 곳이 가게에 없어요: ${names}. 번호를 다시 확인해 주세요.`);
}
