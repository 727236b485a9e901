import type { Input } from "@todayfruit/contract/all-calls";
import { won } from "@todayfruit/domain/money/won";
import { addCoupon } from "../add-coupon.ts";
import type { Placed } from "../checkout-steps.ts";
import { confirmed } from "../confirm-identity-by-code-steps.ts";
import { operator } from "../operator-account-and-login-steps.ts";
import {
  givePoints,
  guest,
  member,
  PASSWORD,
  type Seeded,
  seedProduct,
  seedRules,
} from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import { uploadPhoto } from "../return-request-steps.ts";
import type { TestShop } from "../test-shop.ts";

/** Setting of histories: people with points, an account, a card and coupons, a guest, and products of two farms. */
export type StockedShop = {
  shop: TestShop;
  member: Person;
  guest: Person;
  /** Token of an operator with every permission. */
  work: string;
  products: readonly Seeded[];
  cardId: number;
  couponId: number;
  shippingCouponId: number;
  /** Units of each option when the market opened. */
  stocked: number;
  /** Last invoice number used. */
  invoice: number;
};

export type Person = { id: number; token: string; photo: string };
export type Method = Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"]["paymentMethodType"];

/** History of one order; `steps` describes it when its end is wrong. */
export type History = {
  buyer: Person;
  order: Placed;
  /** `orders.id`. */
  id: number;
  products: readonly { id: number; lines: readonly { id: number; units: number }[] }[];
  method: Method;
  paymentKey: string | null;
  steps: string[];
};

const STOCKED = 2000;
const YEARS = "interval '10 years'";

export async function openStockedShop(shop: TestShop): Promise<StockedShop> {
  const { db } = shop.database;
  await seedRules(db);
  const products = [
    await seedProduct(db, { price: 10_000, stock: STOCKED }),
    await seedProduct(db, { price: 66_300, taxStatus: "taxable", options: 2, stock: STOCKED }),
  ];
  const [memberToken, guestToken] = [await member(shop), await guest(shop)];
  const work = (await operator(shop)).token;
  // Histories take months.
  await select(shop, `update access_token set expires_at = expires_at + ${YEARS}`);
  await select(
    shop,
    `update operator_token set created_at = created_at + ${YEARS}, expires_at = expires_at + ${YEARS}`,
  );
  await givePoints(shop, memberToken, 900_000);
  await shop.call(memberToken, "PUT /v1/app-users", {
    body: {
      withdrawAccount: { owner: "김하루", bankName: "신한은행", accountNumber: "110123456789" },
      currentPassword: PASSWORD,
    },
  });
  return {
    shop,
    member: await personOf(shop, memberToken),
    guest: await personOf(shop, guestToken),
    work,
    products,
    cardId: await registerCard(shop, memberToken),
    couponId: await addCoupon(db, {
      name: "겨울 쿠폰",
      kind: "amount",
      amount: 4000,
      percent: null,
      conditions: [{ code: "MIN_PRICE", minPrice: won(20_000) }],
      validFrom: shop.clock.now,
      validUntil: new Date(shop.clock.now.getTime() + 3e10),
      validDays: null,
      download: null,
      issueLimit: null,
      perMember: 100,
      now: shop.clock.now,
    }),
    shippingCouponId: await addCoupon(db, {
      name: "배송비 쿠폰",
      target: "shipping",
      kind: "amount",
      amount: 4000,
      percent: null,
      conditions: [{ code: "MIN_PRICE", minPrice: won(15_000) }],
      validFrom: shop.clock.now,
      validUntil: new Date(shop.clock.now.getTime() + 3e10),
      validDays: null,
      download: null,
      issueLimit: null,
      perMember: 100,
      now: shop.clock.now,
    }),
    stocked: STOCKED,
    invoice: 600_000_000_000,
  };
}

async function personOf(shop: TestShop, token: string): Promise<Person> {
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  return { id, token, photo: await uploadPhoto(shop, token) };
}

async function registerCard(shop: TestShop, token: string): Promise<number> {
  const { customerKey } = (await shop.call(token, "GET /v1/app-users/billing-cards/window")).reply;
  const { authKey } = await shop.sandbox("/_sim/billing-auth", { customerKey });
  const body = { authKey: String(authKey), customerKey };
  const headers = await confirmed(shop, token, "addCard");
  return (await shop.call(token, "POST /v1/app-users/billing-cards/issue", { body }, headers)).reply.id;
}
