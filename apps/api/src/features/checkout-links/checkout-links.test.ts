import { afterAll, beforeAll, expect, test } from "vitest";
import { guest, member, type ProductSeed, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { checkoutLinkOf } from "../signed-links/derive-and-read-checkout-link.ts";
import { purgeCheckoutLinks } from "./checkout-links.repository.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const MINUTE_MS = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const later = (minutes: number) => {
  shop.clock.now = new Date(NOW.getTime() + minutes * MINUTE_MS);
};

async function addTo(token: string, seed: ProductSeed = {}, units = 2) {
  const seeded = await seedProduct(shop.database.db, seed);
  const [optionId] = seeded.optionIds;
  const { reply } = await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
    body: { productId: seeded.productId, optionGroups: [{ optionId, optionUnit: units }] },
  });
  return { ...seeded, optionId, lineId: reply.optionGroupIds[0] ?? 0 };
}

async function linkOf(token: string, lineIds: number[]): Promise<string> {
  const { reply } = await shop.call(token, "POST /v1/checkout-links", { body: { optionGroupIds: lineIds } });
  return reply.url.split("/").at(-1) ?? "";
}

const show = (token: string, link: string) =>
  shop.call(token, "GET /v1/checkout-links/{token}", { path: { token: link } });
const use = (token: string, link: string) =>
  shop.call(token, "POST /v1/checkout-links/{token}/use", { path: { token: link } });
const unitsInCart = async (token: string) => {
  const { reply } = await shop.call(token, "GET /v1.2/app-users/shopping-carts");
  return reply.list.flatMap(({ bundleItems }) =>
    bundleItems.flatMap(({ optionGroups }) =>
      optionGroups.map(({ productOptionCombination: { id }, optionUnit }) => [id, optionUnit] as const),
    ),
  );
};

test("checkout link: shows the prices of then and now and its units, and opens an order form of these units once", async () => {
  later(0);
  const assistant = await guest(shop);
  const pears = await addTo(assistant, { price: 10_000, stock: 5 });
  const link = await linkOf(assistant, [pears.lineId]);
  await select(shop, "update product_option set price = 9000 where id = $1", [pears.optionId]);
  const buyer = await member(shop);
  const own = await addTo(buyer);
  await shop.call(buyer, "POST /v1.2/app-users/shopping-carts", {
    body: { productId: pears.productId, optionGroups: [{ optionId: pears.optionId, optionUnit: 1 }] },
  });
  expect((await show(buyer, link)).reply).toMatchObject({
    expiresAt: "2026-11-21T04:00:00.000Z",
    lines: [{ units: 2, thenPrice: 10_000, price: 9000, block: null }],
  });
  const { reply } = await use(buyer, link);
  expect(reply.leftOut).toBe(0);
  const form = await shop.call(buyer, "POST /v4/app-users/order-tmp", { body: { orderItemTmpId: reply.id } });
  const opened = await shop.call(buyer, "GET /v4/app-users/order-tmp/{id}", { path: { id: form.reply.id } });
  expect(JSON.stringify(opened.reply)).toContain('"productsPrice":18000');
  expect(await unitsInCart(buyer)).toEqual(
    expect.arrayContaining([
      [pears.optionId, 2],
      [own.optionId, 2],
    ]),
  );
  for (const answer of [await use(buyer, link), await show(buyer, link)]) {
    expect([answer.status, answer.refusal.code]).toEqual([409, "CHECKOUT_LINK_USED"]);
  }
  expect(await unitsInCart(assistant)).toEqual([[pears.optionId, 2]]);
});

test("checkout link: of eight browsers at once, one uses it", async () => {
  later(0);
  const assistant = await guest(shop);
  const { lineId, optionId } = await addTo(assistant);
  const link = await linkOf(assistant, [lineId]);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => guest(shop)));
  const answers = await Promise.all(buyers.map((buyer) => use(buyer, link)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const carts = await Promise.all(buyers.map(unitsInCart));
  expect(carts.flat()).toEqual([[optionId, 2]]);
});

test("checkout link: one idempotency key gives the same order form twice", async () => {
  later(0);
  const assistant = await guest(shop);
  const { lineId } = await addTo(assistant);
  const token = await linkOf(assistant, [lineId]);
  const buyer = await guest(shop);
  const again = () =>
    shop.call(
      buyer,
      "POST /v1/checkout-links/{token}/use",
      { path: { token } },
      { "idempotency-key": "open-1" },
    );
  const [first, second] = [await again(), await again()];
  expect([first.status, second.reply]).toEqual([200, first.reply]);
});

test("checkout link: over after an hour; a wrong signature, id or time opens nothing", async () => {
  later(0);
  const assistant = await guest(shop);
  const { lineId } = await addTo(assistant);
  const link = await linkOf(assistant, [lineId]);
  const [id = "", endsAt = "", mac = ""] = link.split(".");
  const { rules } = shop.services;
  const forged = checkoutLinkOf({ ...rules, secretKey: "another" }, id, new Date(Number(endsAt)));
  const wrong = [
    forged.split("/").at(-1) ?? "",
    `${id}.${Number(endsAt) + 1}.${mac}`,
    `${shop.services.uuid()}.${endsAt}.${mac}`,
  ];
  for (const each of wrong) {
    expect((await show(assistant, each)).refusal.code).toBe("CHECKOUT_LINK_NOT_FOUND");
    expect((await use(assistant, each)).refusal.code).toBe("CHECKOUT_LINK_NOT_FOUND");
  }
  later(59);
  expect((await show(assistant, link)).status).toBe(200);
  later(60);
  for (const answer of [await show(assistant, link), await use(assistant, link)]) {
    expect([answer.status, answer.refusal.code]).toEqual([404, "CHECKOUT_LINK_NOT_FOUND"]);
  }
});

test("checkout link: leaves out what cannot be bought, and stays unused while nothing can", async () => {
  later(0);
  const assistant = await guest(shop);
  const sold = await addTo(assistant, { stock: 2 });
  const kept = await addTo(assistant);
  const [both, alone] = [
    await linkOf(assistant, [sold.lineId, kept.lineId]),
    await linkOf(assistant, [sold.lineId]),
  ];
  await select(shop, "update option_stock set on_hand = 1 where option_id = $1", [sold.optionId]);
  const buyer = await guest(shop);
  expect((await show(buyer, both)).reply.lines.map(({ block }) => block)).toEqual(["NOT_ENOUGH_STOCK", null]);
  expect((await use(buyer, both)).reply.leftOut).toBe(1);
  expect(await unitsInCart(buyer)).toEqual([[kept.optionId, 2]]);
  expect((await use(buyer, alone)).refusal.code).toBe("NOTHING_SELECTED");
  await select(shop, "update option_stock set on_hand = 2 where option_id = $1", [sold.optionId]);
  expect((await use(buyer, alone)).status).toBe(200);
});

test("checkout link: refuses lines as an order from the cart does", async () => {
  later(0);
  const assistant = await guest(shop);
  const { lineId, productId } = await addTo(assistant);
  const make = (optionGroupIds: number[]) =>
    shop.call(assistant, "POST /v1/checkout-links", { body: { optionGroupIds } });
  expect((await make([])).refusal.code).toBe("NOTHING_SELECTED");
  expect((await make([lineId + 1000])).refusal.code).toBe("CART_ITEM_NOT_FOUND");
  await select(shop, "update product set status = 'suspended' where id = $1", [productId]);
  expect((await make([lineId])).refusal.code).toBe("PRODUCT_NOT_ON_SALE");
});

test("checkout link: does not mix shipment dates in the buyer's cart, and stays unused", async () => {
  later(0);
  const { productId, optionIds } = await seedProduct(shop.database.db, {
    shipmentDates: ["2026-11-25", "2026-11-26"],
  });
  const [assistant, buyer] = [await guest(shop), await guest(shop)];
  const put = (token: string, optionId: number) =>
    shop.call(token, "POST /v1.2/app-users/shopping-carts", {
      body: { productId, optionGroups: [{ optionId, optionUnit: 1 }] },
    });
  const { reply } = await put(assistant, optionIds[0]);
  const link = await linkOf(assistant, reply.optionGroupIds);
  await put(buyer, optionIds[1] ?? 0);
  expect((await use(buyer, link)).refusal.code).toBe("TWO_SHIPMENT_DATES");
  expect((await show(buyer, link)).status).toBe(200);
});

test("checkout links are deleted a day after they expired", async () => {
  later(0);
  const assistant = await guest(shop);
  const { lineId } = await addTo(assistant);
  await linkOf(assistant, [lineId]);
  const expiry = new Date(NOW.getTime() + 60 * MINUTE_MS);
  expect(await purgeCheckoutLinks(shop.database.db, expiry, 1000)).toBe(0);
  expect(await purgeCheckoutLinks(shop.database.db, new Date(expiry.getTime() + 1), 1000)).toBeGreaterThan(0);
});
