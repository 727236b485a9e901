import { setTimeout as wait } from "node:timers/promises";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { addDays, kstDateOf, type Weekday } from "@todayfruit/domain/calendar/kst";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Placed, pay, placeOrder } from "../../testing/checkout-steps.ts";
import { farmOperator, operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, type Seeded, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createRandom } from "../../testing/seeded-random.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { refreshSoldOutStatus } from "../stock/refresh-sold-out-status.ts";

const REASON = "시험";
const STEPS = 60;
const INSTANTS = 10;
const WEEKDAYS: [Weekday[], ...Weekday[][]] = [["mon"], ["sun", "wed"], ["mon", "tue", "wed", "thu", "fri"]];

let shop: TestShop;
let token: string;
let seeded: Seeded;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  tick();
  token = (await operator(shop)).token;
  seeded = await seedProduct(shop.database.db, { price: 10_000, options: 2, stock: 30 });
});

/** Sets the shop's clock to the database's, by which changes are recorded. */
function tick(): Date {
  shop.clock.now = new Date();
  return shop.clock.now;
}

const path = () => ({ id: seeded.productId });
const asOf = (at?: Date) =>
  shop.call(token, "GET /operator/v1/products/{id}/as-of", {
    path: path(),
    query: at ? { at: at.toISOString() } : {},
  });

type Kept = {
  at: Date;
  product: Reply<"GET /v1/products/{id}"> | null;
  options: Reply<"GET /v2/products/{id}/options">["list"];
};

/** Keeps what the shop's own calls show now. */
async function look(): Promise<Kept> {
  await wait(2);
  shop.services.deliveryCalendar.drop();
  const at = tick();
  const product = await shop.call(null, "GET /v1/products/{id}", { path: path() });
  const options = await shop.call(null, "GET /v2/products/{id}/options", { path: path() });
  await wait(2);
  return product.status === 200
    ? { at, product: product.reply, options: options.reply.list }
    : { at, product: null, options: [] };
}

type Fields = Input<"PATCH /operator/v1/products">["body"]["rows"][number]["set"];

async function editProduct(set: Fields) {
  const { version } = (await shop.call(token, "GET /operator/v1/products/{id}", { path: path() })).reply;
  const rows = [{ id: seeded.productId, version, set }];
  return shop.call(token, "PATCH /operator/v1/products", { body: { rows, reason: REASON } });
}

async function editPrice(at: number, set: { price?: number; specialSalePrice?: number | null }) {
  tick();
  const { list } = (
    await shop.call(token, "GET /operator/v1/prices", { query: { productId: seeded.productId } })
  ).reply;
  const row = list.at(at);
  if (!row) throw new Error("The product has two options");
  const rows = [{ id: row.id, version: row.version, set }];
  return shop.call(token, "PATCH /operator/v1/prices", { body: { rows, reason: REASON } });
}

const closedDays = (body: Partial<Input<"PUT /operator/v1/delivery-calendar/closed-days">["body"]>) =>
  shop.call(token, "PUT /operator/v1/delivery-calendar/closed-days", {
    body: { added: [], removedIds: [], reason: REASON, ...body },
  });

const shopCloses = (day: string, name: string) =>
  ({ kind: "shop", day, name, distributorId: null, carrierCode: null }) as const;

test("as of: price, stock, status and promise at ten instants drawn by lot are what the shop showed then", async () => {
  const random = createRandom(157);
  const buyer = await member(shop);
  const waiting: Placed[] = [];
  const statuses: number[] = [];
  const done = async (answer: Promise<{ status: number }>) => statuses.push((await answer).status);
  const option = () => random.pick(seeded.optionIds);
  const day = () => addDays(kstDateOf(new Date().toISOString()), random.below(6));
  const changes = [
    () => done(editPrice(random.below(2), { price: 6000 + 100 * random.below(40) })),
    () => done(editPrice(random.below(2), { specialSalePrice: 5900 })),
    () => done(editPrice(random.below(2), { specialSalePrice: null })),
    () => {
      const now = Date.now();
      const beginsAt = new Date(now + random.below(60)).toISOString();
      const endsAt = new Date(now + 120 + random.below(200)).toISOString();
      const body = { optionId: option(), price: 3000 + random.below(2000), beginsAt, endsAt, reason: REASON };
      return done(shop.call(token, "POST /operator/v1/timed-prices", { body }));
    },
    async () => {
      const id = option();
      const { reserved } = (await stockOf(shop, id)) as { reserved: number };
      const body = { onHand: reserved + random.below(3), reason: REASON };
      await done(shop.call(token, "PUT /operator/v1/options/{id}/stock", { path: { id }, body }));
      await refreshSoldOutStatus(shop.services);
    },
    async () => {
      const pick = { productId: seeded.productId, optionId: option() };
      const placed = await placeOrder(shop, buyer, pick).catch(nullWhenSoldOut);
      if (placed) waiting.push(placed);
    },
    async () => {
      const placed = waiting.pop();
      if (placed) await pay(shop, buyer, placed);
    },
    async () => {
      const { list } = (await shop.call(buyer, "GET /v1/app-users/order-items")).reply;
      const order = list.find((each) => each.orderItemStatus === "paid");
      if (order)
        await done(shop.call(buyer, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id: order.id } }));
    },
    () => done(closedDays({ added: [shopCloses(day(), "쉬어요")] })),
    async () => {
      const rows = await select<{ id: number }>(
        shop,
        "select id from closed_day where kind = 'shop' limit 1",
      );
      await done(closedDays({ removedIds: rows.map(({ id }) => Number(id)) }));
    },
    () =>
      done(
        shop.call(token, "PUT /operator/v1/delivery-calendar/distributors/{id}", {
          path: { id: seeded.distributorId },
          body: {
            orderCutoffTime: random.pick(["00:01", "13:00", "23:59"]),
            shippingWeekdays: random.pick(WEEKDAYS),
            reason: REASON,
          },
        }),
      ),
    () => done(editProduct({ name: `감귤 ${random.below(100)}` })),
    () => done(editProduct({ status: random.pick(["stock_in", "stock_in", "temp_stock_out", "suspended"]) })),
  ];

  const drawn = new Set<number>();
  while (drawn.size < INSTANTS) drawn.add(random.below(STEPS));
  const kept: Kept[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    tick();
    await changes[random.below(changes.length)]?.();
    if (drawn.has(step)) kept.push(await look());
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(STEPS / 3);
  tick();
  for (const { at, product, options } of kept) {
    const { reply } = await asOf(at);
    expect(reply.state).toBe("shown");
    if (!reply.shown) throw new Error("A shown product has facts");
    expect(reply.shown.isVisible).toBe(product !== null);
    if (!product) continue;
    expect({
      name: reply.shown.name,
      status: reply.shown.productStatus,
      price: reply.shown.price,
      listPrice: reply.shown.listPrice,
      promise: reply.shown.deliveryPromise,
      cutoff: reply.shown.orderCutoffTime,
    }).toEqual({
      name: product.name,
      status: product.productStatus,
      price: product.productPrice.price,
      listPrice: product.productPrice.listPrice,
      promise: product.deliveryPromise,
      cutoff: product.distributor.orderCutoffTime,
    });
    expect(reply.shown.options.map(({ option: each }) => each)).toEqual(options);
  }
  const seen = new Set(
    kept.map(({ product, options }) => JSON.stringify([product?.productPrice.price, options])),
  );
  expect(seen.size).toBeGreaterThan(INSTANTS / 2);
}, 60_000);

test("as of: the reply names the rows that say so, the reason of the price and the steps to its changes", async () => {
  const before = await look();
  await editPrice(0, { price: 9000 });
  const between = await look();
  await editPrice(0, { specialSalePrice: 8000 });
  await look();
  const { reply } = await asOf(between.at);
  const [first] = reply.shown?.options ?? [];
  expect(first?.priceReason).toBe("ordinary");
  const source = first?.sources.find(({ table }) => table === "product_option");
  expect(source).toEqual({
    table: "product_option",
    id: seeded.optionIds[0],
    from: reply.previousChange,
    until: reply.nextChange,
  });
  const { previousChange, nextChange } = reply;
  if (previousChange === null || nextChange === null) throw new Error("There is a change on both sides");
  expect(previousChange > before.at.toISOString() && previousChange <= between.at.toISOString()).toBe(true);
  expect(reply.actions.map(({ action, reason }) => [action, reason])).toEqual([["prices.edit", REASON]]);
  const next = (await asOf(new Date(nextChange))).reply;
  expect(next.shown?.options[0]?.priceReason).toBe("special_sale");
  expect(next.shown?.price).toBe(8000);
  expect(next.nextChange).toBeNull();
  expect((await asOf(new Date(Date.parse(previousChange) - 1))).reply.shown?.price).toBe(10_000);
});

test("as of: a closed day that moved the promise is named while it held, and no more once it was removed", async () => {
  const open = await look();
  const dispatch = open.product?.deliveryPromise.dispatchDate ?? "";
  await closedDays({ added: [shopCloses(dispatch, "김장하는 날")] });
  const closed = await look();
  const [row] = await select<{ id: number }>(shop, "select id from closed_day where name = '김장하는 날'");
  await closedDays({ removedIds: [Number(row?.id)] });
  await look();
  const then = (await asOf(closed.at)).reply.shown;
  expect(then?.deliveryPromise.dispatchDate).not.toBe(dispatch);
  const named = then?.closedDays.filter(({ name }) => name === "김장하는 날");
  expect(named).toEqual([{ day: dispatch, name: "김장하는 날", kind: "shop" }]);
  expect(JSON.stringify((await asOf()).reply.shown?.closedDays)).not.toContain("김장하는 날");
  expect((await asOf()).reply.shown?.deliveryPromise).toEqual(open.product?.deliveryPromise);
});

test("as of: before the records begin and before the product was there, nothing is told", async () => {
  const [begin] = await select<{ since: Date }>(shop, "select since from past_rows_begin");
  const since = new Date(begin?.since ?? 0);
  tick();
  const early = (await asOf(new Date(since.getTime() - 1))).reply;
  expect([early.state, early.shown, early.recordsFrom]).toEqual([
    "before_records",
    null,
    since.toISOString(),
  ]);
  const there = (await asOf(since)).reply;
  expect([there.state, there.shown]).toEqual(["not_there", null]);
  expect(there.nextChange).toBe(early.nextChange);
  expect((await asOf(new Date(there.nextChange ?? 0))).reply.state).toBe("shown");
  expect((await asOf(tick())).reply.state).toBe("shown");
});

test("as of: an instant in the future and a product that never was are refused", async () => {
  expect((await asOf(new Date(tick().getTime() + 60_000))).refusal.code).toBe("INVALID_INPUT");
  const unknown = { path: { id: 2_000_000_000 } };
  const answer = await shop.call(token, "GET /operator/v1/products/{id}/as-of", unknown);
  expect(answer.refusal.code).toBe("RECORD_NOT_FOUND");
});

test("as of: two statements for a product, with few changes and with many", async () => {
  const count = async () => {
    const before = shop.database.statements.length;
    await asOf();
    return shop.database.statements.slice(before).filter((name) => /as-of|actions-on/.test(name));
  };
  const few = await count();
  for (let turn = 0; turn < 5; turn += 1) await editPrice(0, { price: 9000 + turn });
  tick();
  expect(few).toEqual(["find-product-rows-as-of", "list-actions-on-product"]);
  expect(await count()).toEqual(few);
});

test("as of: an operator of a farm and one without the permission are refused", async () => {
  const farm = await farmOperator(shop, [seeded.distributorId]);
  const other = await operator(shop, ["catalog.edit"]);
  for (const { token: own } of [farm, other]) {
    const answer = await shop.call(own, "GET /operator/v1/products/{id}/as-of", { path: path() });
    expect(answer.status).toBe(403);
  }
});

test("past_row: what operators do not show shoppers is not kept: the cost of supply and counters", async () => {
  await editPrice(0, { price: 9100 });
  const rows = await select<{ value: object }>(
    shop,
    "select value from past_row where value is not null and table_name in ('product', 'product_option') and parent_id = $1",
    [seeded.productId],
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.some(({ value }) => "supply_cost" in value || "score_average" in value)).toBe(false);
});

/** Allows an order to be refused for want of stock; any other error fails the test. */
function nullWhenSoldOut(error: unknown): null {
  expect(String(error)).toMatch(/: (?:SOLD_OUT|NOT_ENOUGH_STOCK|PRODUCT_NOT_ON_SALE)$/);
  return null;
}
