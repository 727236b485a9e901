import { issueCoupon } from "../features/coupons/issue-coupon.ts";
import { addCoupon, type NewCoupon } from "./add-coupon.ts";
import type { TestShop } from "./test-shop.ts";

const COUPON: Omit<NewCoupon, "now"> = {
  name: "쿠폰",
  kind: "amount",
  amount: 3000,
  percent: null,
  conditions: [],
  validFrom: new Date("2026-11-01T00:00:00Z"),
  validUntil: new Date("2027-11-01T00:00:00Z"),
  validDays: null,
  download: null,
  issueLimit: null,
  perMember: 1,
};

/** Defines a coupon of 3,000원 off, or with other properties; returns its id. */
export function addDiscountCoupon(shop: TestShop, change: Partial<NewCoupon> = {}): Promise<number> {
  return addCoupon(shop.database.db, { ...COUPON, now: shop.clock.now, ...change });
}

/** Defines a coupon and issues it to the member of a token; returns the id of the member's coupon. */
export async function issueNewCoupon(
  shop: TestShop,
  token: string,
  change: Partial<NewCoupon> = {},
): Promise<number> {
  const { id: userId } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  const wish = {
    couponId: await addDiscountCoupon(shop, change),
    userId,
    byMember: false,
    now: shop.clock.now,
  };
  const issued = await shop.database.db.transaction((tx) => issueCoupon(tx, wish));
  if (!issued.ok) throw new Error(issued.code);
  return issued.value;
}
