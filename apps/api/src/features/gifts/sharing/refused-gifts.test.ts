import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { check, openForm } from "../../../testing/checkout-steps.ts";
import { checkGift, giftData, openGift } from "../../../testing/gift-checkout-steps.ts";
import {
  ADDRESS,
  guest,
  member,
  seedProduct,
  seedRules,
} from "../../../testing/product-and-member-fixtures.ts";
import { stockOf } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

type Body = Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"];

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

test.each([
  ["paid as an order of one's own", { isGift: false, address: ADDRESS }, "GIFT_NOT_AVAILABLE"],
  ["without words of the sender", { giftData: undefined }, "GIFT_RECEIVERS_INVALID"],
  [
    "to somebody without a number",
    { giftData: giftData("alimtalk", 1, { receivers: [{ name: "박소담", phone: "" }] }) },
    "GIFT_RECEIVERS_INVALID",
  ],
  ["to nobody", { giftData: giftData("alimtalk", 1, { receivers: [] }) }, "GIFT_RECEIVERS_INVALID"],
  ["for one more than was reckoned", { giftData: giftData("alimtalk", 3) }, "PRICE_CHANGED"],
  [
    "from an account, which can give it back only whole",
    { paymentMethodType: "transfer", useEscrow: true },
    "PAYMENT_METHOD_NOT_AVAILABLE",
  ],
  ["by deposit without an account to go back to", { paymentMethodType: "vbank" }, "REFUND_ACCOUNT_REQUIRED"],
] as const)("a gift %s is refused and holds nothing", async (_what, change, code) => {
  const { token, pick } = await wanting();
  const form = await openGift(shop, token, [pick], 2);
  const refused = await checkGift(shop, token, form, giftData("alimtalk", 2), change as Partial<Body>);
  expect(refused.refusal.code).toBe(code);
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 100, reserved: 0 });
});

test("texts typical of fraud are refused, each field with its own sentence", async () => {
  const { token, pick } = await wanting();
  const form = await openGift(shop, token, [pick], 1);
  const refused = await checkGift(
    shop,
    token,
    form,
    giftData("alimtalk", 1, {
      giftSenderName: "국세청 환급",
      giftMessage: "환급금 확인 ｐｈｉｓｈ 점 com",
      receivers: [{ name: "1588-1234", phone: "01023456789" }],
    }),
  );
  expect([refused.status, refused.refusal.code]).toEqual([400, "FREE_TEXT_REFUSED"]);
  expect(refused.refusal.detail?.fields).toEqual([
    { field: "giftSenderName", message: expect.stringContaining("다른 기관이나 회사") },
    { field: "giftMessage", message: expect.stringContaining("링크나 주소") },
    { field: "receivers[0].name", message: expect.stringContaining("전화번호") },
  ]);
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 100, reserved: 0 });
});

test("an invalid receiver is named with the error", async () => {
  const { token, pick } = await wanting();
  const form = await openGift(shop, token, [pick], 2);
  const receivers = [
    { name: "박소담", phone: "01023456789" },
    { name: "이나무", phone: "010-2345-6789" },
  ];
  const refused = await checkGift(shop, token, form, giftData("alimtalk", 2, { receivers }));
  expect(refused.refusal.detail).toEqual({
    fields: [{ field: "receivers[1].phone", message: "같은 번호를 두 번 적었어요" }],
  });
});

test("gifts are refused for guests, ordinary forms, and products dispatched before the address deadline", async () => {
  const { pick } = await wanting();
  const visitor = await guest(shop);
  const body = { productId: pick.productId, optionGroups: [{ optionId: pick.optionId, optionUnit: 1 }] };
  expect((await shop.call(visitor, "POST /v4/app-users/order-tmp/gift", { body })).refusal.code).toBe(
    "MEMBER_ONLY",
  );
  const token = await member(shop);
  const own = await openForm(shop, token, [pick]);
  expect(
    (await check(shop, token, own, { isGift: true, giftData: giftData("alimtalk", 1) })).refusal.code,
  ).toBe("GIFT_NOT_AVAILABLE");
  const asGift = await shop.call(token, "PATCH /v4/app-users/order-tmp/calculate/{id}", {
    path: { id: own.id },
    query: { isGift: true, giftCount: 2 },
    body: {},
  });
  expect(asGift.refusal.code).toBe("GIFT_NOT_AVAILABLE");
  const dated = await seedProduct(shop.database.db, { shipmentDates: ["2026-11-24"] });
  const early = { productId: dated.productId, optionId: dated.optionIds[0] };
  await expect(openGift(shop, token, [early], 1)).rejects.toThrow("GIFT_NOT_AVAILABLE");
});

async function wanting() {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 100 });
  return { token: await member(shop), pick: { productId, optionId: optionIds[0] } };
}
