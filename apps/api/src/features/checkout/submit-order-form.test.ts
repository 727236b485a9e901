import { afterAll, beforeAll, expect, test } from "vitest";
import { calculate, check, openForm } from "../../testing/checkout-steps.ts";
import {
  ADDRESS,
  guest,
  ISLAND,
  JEJU,
  member,
  type ProductSeed,
  seedProduct,
} from "../../testing/product-and-member-fixtures.ts";
import { breaches, countStock, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("a price that rose since it was shown is refused with the old and the new price", async () => {
  const { token, pick } = await wanting({ price: 10_000, options: 2 });
  const other = { ...pick, optionId: pick.optionId + 1 };
  const form = await openForm(shop, token, [{ ...pick, units: 2 }, other]);
  await select(shop, "update product_option set list_price = 12000, price = 12000 where id = $1", [
    pick.optionId,
  ]);
  const refused = await check(shop, token, form);
  expect(refused.refusal).toMatchObject({
    statusCode: 409,
    code: "PRICE_CHANGED",
    detail: {
      prices: {
        before: 33_000,
        after: 37_000,
        lines: [{ name: expect.stringMatching(/옵션 1$/), before: 20_000, after: 24_000 }],
      },
    },
  });
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 100, reserved: 0 });

  const seen = await calculate(shop, token, form.id);
  expect(seen.price).toBe(37_000);
  expect((await check(shop, token, seen)).reply).toMatchObject({ price: 37_000, needsPayment: true });
});

test.each([
  ["a lower price", 100],
  ["nothing at all", 0],
  ["a higher price", 999_999],
])("%s from the browser is refused, never charged", async (_what, chkPrice) => {
  const { token, pick } = await wanting({});
  const form = await openForm(shop, token, [pick]);
  const refused = await check(shop, token, form, { chkPrice });
  expect(refused.refusal).toMatchObject({
    code: "PRICE_CHANGED",
    detail: { prices: { before: chkPrice, after: 13_000, lines: [] } },
  });
});

test("a remote address in the last check is charged, whatever was calculated before", async () => {
  const { token, pick } = await wanting({});
  const form = await openForm(shop, token, [pick]);
  const refused = await check(shop, token, form, { address: { ...JEJU, areaAddress: "major" } });
  expect(refused.refusal).toMatchObject({
    code: "PRICE_CHANGED",
    detail: { prices: { before: 13_000, after: 16_000 } },
  });
  const onTheIsland = await calculate(shop, token, form.id, { address: ISLAND });
  expect(onTheIsland.price).toBe(18_000);
});

test("a product that the farm cannot deliver there is named", async () => {
  const { token, pick } = await wanting({ undeliverableThird: true });
  const form = await openForm(shop, token, [pick], { address: ISLAND });
  const refused = await check(shop, token, form, { address: ISLAND });
  expect(refused.refusal).toMatchObject({
    code: "UNDELIVERABLE_AREA",
    detail: { products: [{ id: pick.productId }] },
  });
});

/** Direct change of a product or an option, or the units of the option counted by an operator. */
type Change = readonly [sql: string, id: "product" | "option"] | readonly [free: number, id: "counted"];

test.each<[string, Change, string]>([
  ["sold out meanwhile", [0, "counted"], "SOLD_OUT"],
  ["fewer than wanted", [1, "counted"], "NOT_ENOUGH_STOCK"],
  [
    "an option marked sold out",
    ["update product_option set status = 'stock_out' where id = $1", "option"],
    "SOLD_OUT",
  ],
  [
    "an option suspended",
    ["update product_option set status = 'suspended' where id = $1", "option"],
    "PRODUCT_NOT_ON_SALE",
  ],
  [
    "a product suspended",
    ["update product set status = 'suspended' where id = $1", "product"],
    "PRODUCT_NOT_ON_SALE",
  ],
  [
    "a product removed",
    ["update product set status = 'removed' where id = $1", "product"],
    "PRODUCT_NOT_ON_SALE",
  ],
  ["a product sold out", ["update product set status = 'stock_out' where id = $1", "product"], "SOLD_OUT"],
  ["app only", ["update product set is_app_only = true where id = $1", "product"], "APP_ONLY"],
  ["for a grade", ["update product set min_grade = 2 where id = $1", "product"], "GRADE_TOO_LOW"],
  [
    "a period over",
    [
      "update product set sale_type = 'limited', limited_end_at = '2026-11-21T03:00:00Z' where id = $1",
      "product",
    ],
    "PERIOD_ENDED",
  ],
  [
    "not open yet",
    [
      "update product set sale_type = 'comingSoon', coming_soon_at = '2026-11-21T03:00:01Z' where id = $1",
      "product",
    ],
    "NOT_OPEN_YET",
  ],
])(
  "a product that became %s after the form was opened is refused and holds nothing",
  async (_what, change, code) => {
    const { token, pick } = await wanting({ stock: 5 });
    const form = await openForm(shop, token, [{ ...pick, units: 2 }]);
    if (change[1] === "counted") await countStock(shop, pick.optionId, change[0]);
    else await select(shop, change[0], [change[1] === "option" ? pick.optionId : pick.productId]);
    const refused = await check(shop, token, form);
    expect(refused.refusal.code).toBe(code);
    const [row] = await select(shop, "select reserved from option_stock where option_id = $1", [
      pick.optionId,
    ]);
    expect(row).toEqual({ reserved: 0 });
    expect(await breaches(shop)).toEqual([]);
  },
);

test.each<[string, ProductSeed, string]>([
  ["app-only products", { isAppOnly: true }, "APP_ONLY"],
  ["products for a grade", { minGrade: 1 }, "GRADE_TOO_LOW"],
  ["products that are coming soon", { saleType: "comingSoon" }, "NOT_OPEN_YET"],
  ["a sale that has ended", { saleType: "limited", limitedEndAt: "2026-11-20T00:00:00Z" }, "PERIOD_ENDED"],
  [
    "a sale that has not begun",
    { saleType: "limited", limitedBeginAt: "2026-12-01T00:00:00Z" },
    "NOT_OPEN_YET",
  ],
  ["sold out options", { stock: 0 }, "SOLD_OUT"],
])("a guest in a browser cannot open a form for %s", async (_what, seed, code) => {
  const { token, pick } = await wanting(seed);
  await expect(openForm(shop, token, [pick])).rejects.toThrow(`order-tmp: ${code}`);
});

test("a member of the required grade may buy, and the app may buy app-only products", async () => {
  const graded = await seedProduct(shop.database.db, { minGrade: 1 });
  const pick = { productId: graded.productId, optionId: graded.optionIds[0] };
  expect((await openForm(shop, await member(shop), [pick])).price).toBe(13_000);

  const appOnly = await seedProduct(shop.database.db, { isAppOnly: true });
  const opened = await shop.call(
    await guest(shop),
    "POST /v4/app-users/order-tmp",
    {
      body: {
        productId: appOnly.productId,
        optionGroups: [{ optionId: appOnly.optionIds[0], optionUnit: 1 }],
      },
    },
    { platform: "ios" },
  );
  expect(opened.status).toBe(200);
});

test("two shipment dates are refused, one is accepted", async () => {
  const { token, pick } = await wanting({ shipmentDates: ["2026-11-24", "2026-11-25"] });
  const other = { ...pick, optionId: pick.optionId + 1 };
  await expect(openForm(shop, token, [pick, other])).rejects.toThrow("TWO_SHIPMENT_DATES");
  expect((await openForm(shop, token, [other])).price).toBe(13_000);
});

test("options of another product, unknown options and too many units are refused", async () => {
  const { token, pick } = await wanting({ stock: null });
  const { optionIds } = await seedProduct(shop.database.db);
  await expect(openForm(shop, token, [pick, { ...pick, optionId: optionIds[0] }])).rejects.toThrow(
    "OPTION_NOT_FOUND",
  );
  await expect(openForm(shop, token, [{ ...pick, productId: 1 }])).rejects.toThrow("PRODUCT_NOT_FOUND");
  const many = Array.from({ length: 20 }, () => ({ ...pick, units: 999 }));
  await expect(openForm(shop, token, [pick, ...many.slice(1)])).rejects.toThrow("QUANTITY_TOO_LARGE");
});

test("an order above the limit of a payment is refused", async () => {
  const { token, pick } = await wanting({ stock: null, price: 2_000_000 });
  const form = openForm(shop, token, [{ ...pick, units: 999 }]);
  await expect(form).rejects.toThrow("QUANTITY_TOO_LARGE");
});

test.each([
  ["a wallet that is not offered", { paymentMethodType: "easypay" }, "PAYMENT_METHOD_NOT_AVAILABLE"],
  [
    "points as the method for what points do not cover",
    { paymentMethodType: "point" },
    "PAYMENT_METHOD_NOT_AVAILABLE",
  ],
  ["points as the provider", { pgType: "point" }, "PAYMENT_METHOD_NOT_AVAILABLE"],
  ["a gift", { isGift: true }, "GIFT_NOT_AVAILABLE"],
  ["a guest without a name", { address: { ...ADDRESS, guestOrderName: " " } }, "NAME_INVALID"],
  ["a guest without a phone", { address: { ...ADDRESS, guestOrderPhone: "" } }, "PHONE_INVALID"],
  ["a receiver without a name", { address: { ...ADDRESS, receiverName: "  " } }, "INVALID_INPUT"],
  ["a phone that is none", { address: { ...ADDRESS, phone: "전화번호가 없어요" } }, "PHONE_INVALID"],
  ["points of a guest", { chkUsedPoint: -1000, chkPrice: 12_000 }, "POINTS_NOT_ENOUGH"],
] as const)("%s is refused and holds nothing", async (_what, change, code) => {
  const { token, pick } = await wanting({ stock: 1 });
  const form = await openForm(shop, token, [pick]);
  expect((await check(shop, token, form, change)).refusal.code).toBe(code);
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 1, reserved: 0 });
});

test("a form is valid for a day and for its buyer only", async () => {
  const { token, pick } = await wanting({});
  const form = await openForm(shop, token, [pick]);
  expect((await check(shop, await guest(shop), form)).refusal.code).toBe("ORDER_TMP_NOT_FOUND");
  const opened = shop.clock.now;
  shop.clock.now = new Date(opened.getTime() + 24 * 3_600_000);
  const late = await check(shop, token, form);
  shop.clock.now = opened;
  expect(late.refusal.code).toBe("ORDER_TMP_NOT_FOUND");
});

async function wanting(seed: ProductSeed) {
  const { productId, optionIds } = await seedProduct(shop.database.db, seed);
  return { token: await guest(shop), pick: { productId, optionId: optionIds[0] } };
}
