import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deliverGift } from "../../../testing/buy-delivered-or-thanked-gift.ts";
import { enterAddressOfGift } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import {
  buySwappableGift,
  productNameOfOption,
  productNamesOfGift,
  receivedGift,
  type SwappableGift,
  swap,
} from "../../../testing/gift-swap-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import {
  member,
  newPhone,
  seedProduct,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import {
  breaches,
  countStock,
  heldByProvider,
  later,
  select,
  stockOf,
} from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";
import { notifyOrderUpdates } from "../../order-updates/notify-order-updates.ts";

let shop: TestShop;
let work: string;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date("2026-11-21T03:00:00Z");
  token = await member(shop);
});

const path = (gift: SwappableGift, at = 0) => ({ id: gift.links[at] ?? "" });
const swaps = async (gift: SwappableGift, at = 0) =>
  (await shop.call(null, "GET /v1/gift/to/{id}/swaps", { path: path(gift, at) })).reply.lines;
const accept = (gift: SwappableGift) =>
  shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: gift.orderId }, body: {} });

test("what a gift may be swapped for has the price that was paid, in stock, and no price is shown", async () => {
  const gift = await buySwappableGift(shop, token);
  await seedProduct(shop.database.db, { price: gift.price + 1000, base: 0 });
  await seedProduct(shop.database.db, { price: gift.price, base: 0, stock: 0 });
  await seedProduct(shop.database.db, { price: gift.price, base: 0, taxStatus: "taxable" });
  await seedProduct(shop.database.db, { price: gift.price, base: 3000 });
  await seedProduct(shop.database.db, { price: gift.price, base: 0, minGrade: 3 });
  await seedProduct(shop.database.db, { price: gift.price, base: 0, isAppOnly: true });
  await seedProduct(shop.database.db, { price: gift.price, base: 0, shipmentDates: ["2026-12-20"] });
  const [line] = await swaps(gift);
  expect(line?.options.map(({ optionId }) => optionId)).toEqual([gift.other]);
  expect(line?.options[0]).toMatchObject({
    productName: await productNameOfOption(shop, gift.other),
    firstDay: "2026-11-25",
  });
  expect(JSON.stringify(line)).not.toMatch(/rice|[^0-9]30[0-9]{3}[^0-9]/);
});

test("the list of what a gift may be swapped for costs the same statements for any number of its products and offers", async () => {
  const gift = await buySwappableGift(shop, token);
  for (let more = 0; more < 5; more += 1) {
    await seedProduct(shop.database.db, { price: gift.price, base: 0, distributorId: 7700 });
  }
  await swaps(gift);
  shop.database.statements.length = 0;
  expect((await swaps(gift))[0]?.options.length).toBe(6);
  expect(shop.database.statements).toEqual([
    "find-gift-by-link",
    "find-withdrawable",
    "list-withdrawable-products",
    "list-options-by-price",
    "list-offers",
    "list-promised-lines",
  ]);
});

test("a swap moves the units, the farm and its cost, and no won: the receiver has the other product at once", async () => {
  const gift = await buySwappableGift(shop, token);
  await select(shop, "update product_option set supply_cost = 7100 where id = $1", [gift.other]);
  const paid = await select(shop, "select price, tax_free from orders where id = $1", [gift.orderId]);
  const [first] = await productNamesOfGift(shop, gift);
  const swapped = await swap(shop, gift);
  expect(swapped.status).toBe(200);
  expect(swapped.reply).toMatchObject({
    canSwap: false,
    swap: { fromName: first, toName: await productNameOfOption(shop, gift.other), takenBackReason: null },
  });
  expect(await productNamesOfGift(shop, gift)).toEqual([await productNameOfOption(shop, gift.other)]);
  expect(await stockOf(shop, gift.optionId)).toEqual({ on_hand: 9, reserved: 0 });
  expect(await stockOf(shop, gift.other)).toEqual({ on_hand: 4, reserved: 0 });
  expect(
    await select(
      shop,
      `select op.distributor_id, oo.supply_cost, oo.unit_price, oo.units, oo.net
         from order_product op join order_option oo on oo.order_product_id = op.id where op.order_id = $1`,
      [gift.orderId],
    ),
  ).toEqual([{ distributor_id: 7700, supply_cost: 7100, unit_price: gift.price, units: 1, net: gift.price }]);
  expect(await select(shop, "select price, tax_free from orders where id = $1", [gift.orderId])).toEqual(
    paid,
  );
  expect(await breaches(shop)).toEqual([]);
});

test("a gift is swapped once, and not for what is not offered", async () => {
  const gift = await buySwappableGift(shop, token);
  const { optionIds } = await seedProduct(shop.database.db, { price: gift.price - 10, base: 0 });
  const again = await seedProduct(shop.database.db, { price: gift.price, base: 0 });
  expect((await swap(shop, gift, { to: optionIds[0] })).refusal.code).toBe("GIFT_SWAP_UNAVAILABLE");
  expect((await swap(shop, gift, { to: gift.optionId })).refusal.code).toBe("GIFT_SWAP_UNAVAILABLE");
  await countStock(shop, gift.other, 0);
  expect((await swap(shop, gift)).refusal.code).toBe("GIFT_SWAP_SOLD_OUT");
  expect((await swap(shop, gift, { to: again.optionIds[0] })).status).toBe(200);
  expect((await swap(shop, gift, { to: again.optionIds[0] })).refusal.code).toBe("GIFT_SWAPPED");
  expect(await swaps(gift)).toEqual([]);
});

test("a packed, a declined and an expired gift are swapped no more", async () => {
  const packed = await buySwappableGift(shop, token);
  await enterAddressOfGift(shop, packed.links[0]);
  await accept(packed);
  expect((await swap(shop, packed)).refusal.code).toBe("GIFT_SWAP_TOO_LATE");
  expect((await receivedGift(shop, packed)).canSwap).toBe(false);
  const declined = await buySwappableGift(shop, token);
  await shop.call(null, "POST /v1/gift/to/{id}/decline", { path: path(declined), body: {} });
  expect((await swap(shop, declined)).refusal.code).toBe("GIFT_OVER");
  const expired = await buySwappableGift(shop, token);
  later(shop, 8 * 24 * 60);
  expect((await swap(shop, expired)).refusal.code).toBe("GIFT_OVER");
  expect(await stockOf(shop, expired.other)).toEqual({ on_hand: 5, reserved: 0 });
});

test("a day that was chosen is kept: what cannot arrive on it is neither offered nor swapped for", async () => {
  const gift = await buySwappableGift(shop, token);
  await enterAddressOfGift(shop, gift.links[0], { receiveOn: "2026-12-04" });
  const late = await seedProduct(shop.database.db, { price: gift.price, base: 0, distributorId: 7701 });
  await select(shop, "update distributor set shipping_weekdays = '{sun}' where id = 7701");
  const [line] = await swaps(gift);
  expect(line?.options).toMatchObject([{ optionId: gift.other, firstDay: "2026-12-04" }]);
  expect((await swap(shop, gift, { to: late.optionIds[0] })).refusal.code).toBe("GIFT_DAY_UNAVAILABLE");
  const { reply } = await swap(shop, gift);
  expect(reply.chosenDay).toBe("2026-12-04");
  expect(reply.orderItemProducts[0]?.orderOptionGroups[0]?.deliveryPromise?.arrivalTo).toBe("2026-12-04");
  expect(await breaches(shop)).toEqual([]);
});

test("the sender sees what they bought until the gift has arrived, then what it was swapped for", async () => {
  const phone = newPhone();
  const sender = (await signUp(shop, { phone })).reply.token;
  const gift = await buySwappableGift(shop, sender, { receivers: 2 });
  const [bought] = await productNamesOfGift(shop, gift);
  const other = await productNameOfOption(shop, gift.other);
  await swap(shop, gift);
  await enterAddressOfGift(shop, gift.links[0]);
  await enterAddressOfGift(shop, gift.links[1]);
  const seen = async () =>
    JSON.stringify([
      (await shop.call(sender, "GET /v1/gift/group/{id}", { path: { id: gift.groupId } })).reply,
      (await shop.call(sender, "GET /v1/gift/group")).reply,
      (await shop.call(sender, "GET /v1.2/app-users/orders/{id}", { path: { id: gift.orderId } })).reply,
      (await shop.call(sender, "GET /v1/app-users/order-items", {})).reply,
      (await shop.call(sender, "GET /v1/app-users/notification", { query: { listType: "orderList" } })).reply,
      (await shop.call(sender, "GET /v1/app-users/orders/{id}/reorder", { path: { id: gift.orderId } }))
        .reply,
    ]);
  await notifyOrderUpdates(shop.services);
  expect(await seen()).not.toContain(other);
  expect(await seen()).toContain(bought);
  await deliverGift(shop, gift);
  later(shop, 1);
  await notifyOrderUpdates(shop.services);
  await sendMessages(shop.services);
  const { reply } = await shop.call(sender, "GET /v1/gift/group/{id}", { path: { id: gift.groupId } });
  expect(reply.giftTos.map((each) => each.swap)).toEqual([{ fromName: bought, toName: other }, null]);
  expect(reply.orderItemProducts.map(({ product }) => product.name)).toEqual([bought]);
  const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
  const told = (list as { templateId: string | null; text: string }[]).filter(
    ({ templateId }) => templateId === "GIFT_SWAPPED_SENDER",
  );
  expect(told.map(({ text }) => text.split("\n").slice(3, 5))).toEqual([
    [`보낸 선물: ${bought}`, `받은 선물: ${other}`],
  ]);
  const order = await shop.call(sender, "GET /v1.2/app-users/orders/{id}", { path: { id: gift.orderId } });
  expect(order.reply.orderItemProducts.map(({ product }) => product.name)).toEqual([other, bought]);
  expect(JSON.stringify(order.reply.explanation)).toContain(bought);
});

test("a swapped gift that is declined gives back its part to the won and the units of the other product", async () => {
  const gift = await buySwappableGift(shop, token, { receivers: 3, usedPoint: 1000 });
  await swap(shop, gift, { at: 1 });
  const held = await heldByProvider(shop, gift.orderUuid);
  const [part] = await select<{ price: number }>(shop, "select price from gift where id = $1", [
    gift.giftIds[1],
  ]);
  await shop.call(null, "POST /v1/gift/to/{id}/decline", { path: path(gift, 1), body: {} });
  expect(held - (await heldByProvider(shop, gift.orderUuid))).toBe(part?.price);
  expect(await stockOf(shop, gift.other)).toEqual({ on_hand: 5, reserved: 0 });
  expect(await stockOf(shop, gift.optionId)).toEqual({ on_hand: 7, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("the farm that sends a swapped gift is paid its cost and the shipping of the gift", async () => {
  const gift = await buySwappableGift(shop, token, {
    product: { base: 3000 },
    other: { distributorId: 7702 },
  });
  await swap(shop, gift);
  await enterAddressOfGift(shop, gift.links[0]);
  await deliverGift(shop, gift);
  later(shop, 3 * 24 * 60);
  await select(
    shop,
    "update operator_token set created_at = created_at + interval '4 days', expires_at = expires_at + interval '4 days'",
  );
  const { reply } = await shop.call(work, "POST /operator/v1/settlements", {
    query: { dryRun: true },
    body: { through: "2026-11-23", reason: "시험" },
  });
  const [cost] = await select<{ supply_cost: number }>(
    shop,
    "select supply_cost from product_option where id = $1",
    [gift.other],
  );
  const [first] = await select<{ from_distributor_id: number }>(
    shop,
    "select from_distributor_id from gift_swap where gift_id = $1",
    [gift.giftIds[0]],
  );
  const own = reply.list.filter(({ distributorId }) =>
    [7702, first?.from_distributor_id].includes(distributorId),
  );
  expect(own).toMatchObject([{ distributorId: 7702, goods: cost?.supply_cost, shipping: 3000 }]);
});

test("once a swapped gift has arrived, its review and its return are of the other product", async () => {
  const gift = await buySwappableGift(shop, token);
  const other = await productNameOfOption(shop, gift.other);
  await swap(shop, gift);
  await enterAddressOfGift(shop, gift.links[0]);
  await deliverGift(shop, gift);
  const review = await shop.call(token, "GET /v1/app-users/no-review-products", {});
  expect(review.reply.list.map(({ orderItemProduct }) => orderItemProduct.productName)).toEqual([other]);
  const of = { id: gift.orderId, pid: gift.orderProductIds[0] ?? 0 };
  const call = "GET /v1/app-users/order-items/{id}/products/{pid}/claimable";
  const claimable = await shop.call(token, call, { path: of });
  expect(claimable.reply).toMatchObject({
    productName: other,
    options: [{ id: gift.lineIds[0], price: gift.price, left: gift.price }],
  });
});
