import type { Input, Name } from "@todayfruit/contract/all-calls";
import { member } from "../../product-and-member-fixtures.ts";
import type { TestShop } from "../../test-shop.ts";

type CouponCall = Extract<Name, `${string} /operator/v1/coupons` | `POST /operator/v1/coupons/${string}`>;
type Changing = Exclude<CouponCall, `GET ${string}`> | "POST /operator/v1/members/{id}/coupons";

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";

/** Valid fields of a coupon that operators define. */
export const COUPON_SAMPLE: Input<"POST /operator/v1/coupons">["body"]["rows"][number] = {
  name: "감귤 2,000원",
  target: "products",
  scope: [],
  discount: { kind: "amount", amount: 2000, percent: null },
  minPrice: 10_000,
  leastGrade: null,
  isFirstPurchaseOnly: false,
  isAppOnly: false,
  validFrom: "2026-11-01T00:00:00.000Z",
  validUntil: "2027-11-01T00:00:00.000Z",
  validDays: null,
  downloadFrom: null,
  downloadUntil: null,
  issueLimit: null,
  perMember: 1,
  code: null,
  moment: null,
  momentGrade: null,
  budget: null,
  isStopped: false,
};

/** Creates the inputs of the calls that define, edit, delete and give coupons, each with a coupon of its own. */
export function createCouponInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  const defined = async () => {
    const body = { rows: [COUPON_SAMPLE], reason: REASON };
    const [row] = (await shop.call(token, "POST /operator/v1/coupons", { body })).reply.rows;
    if (!row) throw new Error("The coupon was defined");
    return row;
  };
  return {
    "POST /operator/v1/coupons": async () => ({ body: { rows: [COUPON_SAMPLE], reason: REASON } }),
    "PATCH /operator/v1/coupons": async () => {
      const set = { ...COUPON_SAMPLE, name: "감귤 3,000원" };
      return { body: { rows: [{ ...(await defined()), set }], reason: REASON } };
    },
    "POST /operator/v1/coupons/delete": async () => ({ body: { rows: [await defined()], reason: REASON } }),
    "POST /operator/v1/coupons/{id}/give": async () => {
      const { reply } = await shop.call(await member(shop), "GET /v2/app-users/detail");
      return { path: { id: (await defined()).id }, body: { memberIds: [reply.id], reason: REASON } };
    },
    "POST /operator/v1/members/{id}/coupons": async () => {
      const { reply } = await shop.call(await member(shop), "GET /v2/app-users/detail");
      return { path: { id: reply.id }, body: { couponId: (await defined()).id, reason: REASON } };
    },
  };
}

/** Valid inputs of the same calls and of their list, for records that do not exist. */
export const COUPON_SAMPLES: { [N in CouponCall]: Input<N> } = {
  "GET /operator/v1/coupons": {},
  "POST /operator/v1/coupons": { body: { rows: [COUPON_SAMPLE], reason: REASON } },
  "PATCH /operator/v1/coupons": {
    body: { rows: [{ id: NOBODY, version: 1, set: COUPON_SAMPLE }], reason: REASON },
  },
  "POST /operator/v1/coupons/delete": { body: { rows: [{ id: NOBODY, version: 1 }], reason: REASON } },
  "POST /operator/v1/coupons/{id}/give": {
    path: { id: NOBODY },
    body: { memberIds: [NOBODY], reason: REASON },
  },
};
