import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { check, openForm } from "../../../testing/checkout-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedProduct, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { applyDueChanges } from "../../changes/apply-due-changes.ts";

type Fields = Input<"PATCH /operator/v1/payment-methods">["body"]["rows"][number]["set"];

let shop: TestShop;
let token: string;
let buyer: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  token = (await operator(shop)).token;
  buyer = await member(shop);
});
afterAll(() => shop.close());

const rowOf = async (method: string, variant: string = shop.services.rules.variant) => {
  const { list } = (await shop.call(token, "GET /operator/v1/payment-methods", { query: { take: 100 } }))
    .reply;
  const row = list.find((each) => each.method === method && each.variant === variant);
  if (!row) throw new Error(`${variant} has no ${method}`);
  return row;
};
const edit = async (method: string, set: Fields, more: { effectiveAt?: string; variant?: "market" } = {}) => {
  const { variant, ...when } = more;
  const { id, version } = await rowOf(method, variant);
  const body = { rows: [{ id, version, set }], reason: "결제사 계약", ...when };
  return shop.call(token, "PATCH /operator/v1/payment-methods", { body });
};
const offered = async () =>
  (await shop.call(null, "GET /v1/payment-methods")).reply.list.map(({ method }) => method);
/** Submits an order of a price by a method; returns the refusal, `null` for an order that was placed. */
const refusal = async (paymentMethodType: "card" | "phone" | "vbank", price = 20_000) => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { price });
  const form = await openForm(shop, buyer, [{ productId, optionId: optionIds[0] }]);
  const answer = await check(shop, buyer, form, { paymentMethodType, pgType: "toss" });
  return answer.status === 200 ? null : answer.refusal.code;
};

test("payment methods: each variant offers all six at first, from the sums that the provider accepts", async () => {
  expect(await offered()).toEqual(["card", "easypay", "vbank", "transfer", "phone", "billing"]);
  const { list } = (await shop.call(token, "GET /operator/v1/payment-methods", { query: { take: 100 } }))
    .reply;
  expect(list).toHaveLength(24);
  expect(new Set(list.map(({ method, minAmount }) => `${method} ${minAmount}`))).toEqual(
    new Set(["card 100", "easypay 100", "vbank 200", "transfer 200", "phone 100", "billing 100"]),
  );
});

test("payment methods: one that is off is neither offered nor accepted, one of another variant is", async () => {
  const { reply } = await edit("phone", { isOffered: false });
  await edit("card", { isOffered: false }, { variant: "market" });
  expect(await offered()).toEqual(["card", "easypay", "vbank", "transfer", "billing"]);
  expect([await refusal("phone"), await refusal("card")]).toEqual(["PAYMENT_METHOD_NOT_AVAILABLE", null]);
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: reply.change?.id ?? 0 },
    body: { reason: "되돌림" },
  });
  expect(await refusal("phone")).toBeNull();
});

test("payment methods: a sum below the smallest or above the greatest is refused, the limits are not", async () => {
  const shipping = 3000;
  await edit("phone", { minAmount: 10_000 + shipping, maxAmount: 20_000 + shipping });
  expect(await refusal("phone", 9999)).toBe("PAYMENT_BELOW_MINIMUM");
  expect(await refusal("phone", 10_000)).toBeNull();
  expect(await refusal("phone", 20_000)).toBeNull();
  expect(await refusal("phone", 20_001)).toBe("PAYMENT_ABOVE_MAXIMUM");
  expect(await refusal("card", 20_001)).toBeNull();
  await edit("phone", { minAmount: 100, maxAmount: null });
});

test.each<[string, "card" | "vbank", Fields, string]>([
  ["less than the provider accepts of an account", "vbank", { minAmount: 199 }, "minAmount"],
  ["less than the provider accepts of a card", "card", { minAmount: 99 }, "minAmount"],
  ["a greatest sum below the smallest", "card", { minAmount: 5000, maxAmount: 4999 }, "maxAmount"],
])("payment methods: %s is refused", async (_what, method, set, field) => {
  const { status, refusal: refused } = await edit(method, set);
  expect([status, refused.code]).toEqual([400, "PAYMENT_METHOD_INVALID"]);
  expect(refused.detail?.rows).toMatchObject([{ field }]);
});

test("payment methods: a scheduled edit holds from its instant on, and a late version is refused", async () => {
  const { id, version } = await rowOf("vbank");
  const effectiveAt = new Date(shop.clock.now.getTime() + 60_000).toISOString();
  await edit("vbank", { isOffered: false }, { effectiveAt });
  expect(await offered()).toContain("vbank");
  shop.clock.now = new Date(effectiveAt);
  expect(await applyDueChanges(shop.services)).toBe(1);
  expect(await offered()).not.toContain("vbank");
  const late = await shop.call(token, "PATCH /operator/v1/payment-methods", {
    body: { rows: [{ id, version, set: { isOffered: true } }], reason: "늦음" },
  });
  expect([late.status, late.refusal.code]).toEqual([409, "RECORD_CHANGED"]);
});
