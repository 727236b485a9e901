import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyGift, enterAddressOfGift } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { stockLotSteps } from "../../../testing/lots/stock-lot-steps.ts";
import { farmOperator, operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedProduct, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { undoOrderMoveSteps } from "../../../testing/undo-order-move-steps.ts";

let shop: TestShop;
let work: string;
let steps: ReturnType<typeof undoOrderMoveSteps>;
let lots: ReturnType<typeof stockLotSteps>;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
beforeEach(async () => {
  work = (await operator(shop)).token;
  steps = undoOrderMoveSteps(shop, work);
  lots = stockLotSteps(shop, work);
});
afterAll(() => shop.close());

test("an accepted order is paid again, its lots have their units back, and the trail keeps both", async () => {
  const fruit = await lots.seed(10);
  await lots.write(fruit.optionId, { code: "1123-A", units: 6 });
  const order = await lots.buy(fruit, 2);
  const { reply } = await lots.accept(order);
  expect(await lots.takenBy(order)).toEqual({ "1123-A": 2 });
  const undone = await steps.undo(reply.change.id);
  expect(undone.reply).toMatchObject({ status: "applied", refused: [] });
  expect(await steps.statusOf(order.id)).toEqual(["paid", "paid"]);
  expect([await lots.lotsOf(fruit.optionId), await lots.takenBy(order)]).toEqual([{ "1123-A": 6 }, {}]);
  const trail = await select(
    shop,
    "select action, reason from operator_action where subject = $1 and action like 'orders.%' order by id",
    [`order ${order.id}`],
  );
  expect(trail).toEqual([
    { action: "orders.accept", reason: "주문 접수" },
    { action: "orders.undo", reason: "잘못 눌렀어요" },
  ]);
  const path = { id: reply.change.id };
  const body = { reason: "시험" };
  expect((await shop.call(work, "POST /operator/v1/changes/{id}/cancel", { path, body })).refusal.code).toBe(
    "CHANGE_NOT_SCHEDULED",
  );
  expect((await steps.undo(reply.change.id)).refusal.code).toBe("CHANGE_NOT_APPLIED");
  expect((await steps.undo(undone.reply.id)).refusal.code).toBe("CHANGE_NOT_APPLIED");
  expect((await lots.accept(order)).status).toBe(200);
  expect(await breaches(shop)).toEqual([]);
});

test("a dispatch tells its buyer 10 s later; undone before, it tells nobody and its invoice number is free", async () => {
  const { id, phone } = await steps.packed();
  const sent = await steps.dispatch(id, "640200000001");
  later(shop, 9 / 60);
  expect(await steps.told(phone)).not.toContain("ORDER_SHIPPED");
  expect((await steps.undo(sent.reply.change.id)).status).toBe(200);
  expect(await steps.statusOf(id)).toEqual(["delivery_waiting", "delivery_waiting"]);
  later(shop, 1);
  expect(await steps.told(phone)).not.toContain("ORDER_SHIPPED");
  expect(await breaches(shop)).toEqual([]);

  const other = await steps.packed();
  expect((await steps.dispatch(other.id, "640200000001")).status).toBe(200);
  const again = await steps.dispatch(id, "640200000002");
  later(shop, 11 / 60);
  expect((await steps.told(phone)).filter((template) => template === "ORDER_SHIPPED")).toHaveLength(1);
  const late = await steps.undo(again.reply.change.id);
  expect([late.status, late.refusal.code]).toEqual([409, "BUYER_ALREADY_TOLD"]);
  expect(late.refusal.detail?.rows?.[0]).toMatchObject({
    id,
    message: "출고했다고 이미 알렸어요. 송장이 틀렸다면 송장을 고쳐 주세요",
  });
  expect(await steps.statusOf(id)).toEqual(["delivering", "delivering"]);
  expect(await breaches(shop)).toEqual([]);
});

test("a dispatch that the carrier has picked up is not undone, one that it only registered is", async () => {
  const [gone, known] = [await steps.packed(), await steps.packed()];
  const report = async (id: number, code: string) =>
    select(
      shop,
      `insert into tracking_event (shipment_id, code, at, description)
       select distinct sp.shipment_id, $2, $3::timestamptz, '집화' from shipment_product sp
         join order_product op on op.id = sp.order_product_id where op.order_id = $1`,
      [id, code, shop.clock.now],
    );
  const [first, second] = [await steps.dispatch(gone.id), await steps.dispatch(known.id)];
  await report(gone.id, "AT_PICKUP");
  await report(known.id, "INFORMATION_RECEIVED");
  expect((await steps.undo(first.reply.change.id)).refusal.code).toBe("PARCEL_UNDER_WAY");
  expect((await steps.undo(second.reply.change.id)).status).toBe(200);
  expect(await breaches(shop)).toEqual([]);
});

test("a hold is undone with its reason and its new day; undone twice at once, one of both does it", async () => {
  const { id, phone, token } = await steps.bought();
  const promise = async () => {
    const { reply } = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } });
    return reply.orderItemProducts.flatMap(({ orderOptionGroups }) =>
      orderOptionGroups.map(({ deliveryPromise, undatedDelay }) => ({ deliveryPromise, undatedDelay })),
    );
  };
  const before = await promise();
  const held = await steps.hold(id, "2026-12-10");
  expect(await promise()).not.toEqual(before);
  const undone = await Promise.all([steps.undo(held.reply.change.id), steps.undo(held.reply.change.id)]);
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(undone.find(({ status }) => status === 409)?.refusal.code).toBe("CHANGE_NOT_APPLIED");
  expect(await promise()).toEqual(before);
  later(shop, 1);
  expect(await steps.told(phone)).toEqual(["ORDER_PAID"]);
  expect(
    await select(
      shop,
      "select from shipping_delay d join order_product op on op.id = d.order_product_id where op.order_id = $1",
      [id],
    ),
  ).toEqual([]);
  expect(await breaches(shop)).toEqual([]);
});

test("acts are undone the last first, and what came later says which", async () => {
  const { id } = await steps.bought();
  const accepted = await steps.accept(id);
  const held = await steps.hold(id);
  const again = await steps.accept(id);
  const early = await steps.undo(accepted.reply.change.id);
  expect(early.refusal.detail?.rows?.[0]?.message).toBe("그 뒤에 한 일이 있어요. 나중 것부터 되돌려 주세요");
  const inside = await steps.undo(held.reply.change.id);
  expect(inside.refusal.detail?.rows?.[0]?.message).toBe(
    "그 뒤에 다시 접수했어요. 나중 것부터 되돌려 주세요",
  );
  expect((await steps.undo(again.reply.change.id)).status).toBe(200);
  expect(await steps.statusOf(id)).toEqual(["delivery_delay", "delivery_delay"]);
  expect(await breaches(shop)).toEqual([]);
});

test("orders sent by one call tell after 30 s and are undone as one; with partial those that can be", async () => {
  const [one, other, gone] = [await steps.packed(), await steps.packed(), await steps.packed()];
  const sent = await steps.dispatchMany([one.id, other.id, gone.id]);
  later(shop, 29 / 60);
  expect(await steps.told(one.phone)).not.toContain("ORDER_SHIPPED");
  await steps.arrive(gone.id);
  const changeId = sent.reply.change?.id ?? 0;
  const all = await steps.undo(changeId);
  expect([all.status, all.refusal.detail?.rows?.map(({ id }) => id)]).toEqual([409, [gone.id]]);
  expect(await steps.statusOf(one.id)).toEqual(["delivering", "delivering"]);
  const some = await steps.undo(changeId, true);
  expect(some.reply.refused).toMatchObject([
    { id: gone.id, message: "이미 도착했어요. 반품이나 교환으로 처리해 주세요" },
  ]);
  expect(await steps.statusOf(one.id)).toEqual(["delivery_waiting", "delivery_waiting"]);
  expect(await steps.statusOf(other.id)).toEqual(["delivery_waiting", "delivery_waiting"]);
  later(shop, 1);
  expect(await steps.told(one.phone)).not.toContain("ORDER_SHIPPED");
  // What was told later does not overtake what was told first.
  expect((await steps.told(gone.phone)).slice(-2)).toEqual([
    "ORDER_SHIPPED",
    expect.stringMatching(/^ORDER_DELIVERED/),
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("a waiting notice holds no other up: another order's, and an earlier one of the same order", async () => {
  const [held, free] = [await steps.bought(), await steps.bought()];
  await steps.hold(held.id);
  expect(await steps.told(held.phone)).toEqual(["ORDER_PAID"]);
  expect(await steps.told(free.phone)).toEqual(["ORDER_PAID"]);
  later(shop, 11 / 60);
  expect(await steps.told(held.phone)).toEqual(["ORDER_PAID", "ORDER_DELAYED"]);
});

test("a gift steps back with the dispatch of its parcel, and then with its acceptance", async () => {
  const gift = await buyGift(shop, await member(shop));
  await enterAddressOfGift(shop, gift.links[0]);
  const accepted = await steps.accept(gift.orderId);
  const sent = await steps.dispatch(gift.orderId);
  const status = async () =>
    (await select<{ status: string }>(shop, "select status from gift where order_id = $1", [gift.orderId]))[0]
      ?.status;
  expect(await status()).toBe("delivering");
  expect((await steps.undo(sent.reply.change.id)).status).toBe(200);
  expect(await status()).toBe("delivery_waiting");
  expect((await steps.undo(accepted.reply.change.id)).status).toBe(200);
  expect(await status()).toBe("address_entered");
  expect(await breaches(shop)).toEqual([]);
});

test("a dispatch from a lot that was recalled since is not undone", async () => {
  const fruit = await lots.seed(5);
  await lots.write(fruit.optionId, { code: "1123-R", units: 5 });
  const order = await lots.buy(fruit, 2);
  await lots.accept(order);
  const sent = await lots.dispatch(order);
  await select(
    shop,
    `with lot as (
       update stock_lot set status = 'recalled', recall_reason = '검사', recalled_at = $2, remaining = 0
        where option_id = $1 returning id
     )
     insert into stock_lot_correction (stock_lot_id, kind, units) select id, 'recall', -3 from lot`,
    [fruit.optionId, shop.clock.now],
  );
  expect((await steps.undo(sent.reply.change.id)).refusal.detail?.rows?.[0]?.message).toContain(
    "회수한 로트",
  );
});

test("an operator of another farm finds no change of it, and one who may not ship is refused", async () => {
  const { id } = await steps.bought();
  await seedProduct(shop.database.db, { distributorId: 9102 });
  const { reply } = await steps.accept(id);
  const farmer = (await farmOperator(shop, [9102])).token;
  expect((await undoOrderMoveSteps(shop, farmer).undo(reply.change.id)).refusal.code).toBe(
    "CHANGE_NOT_FOUND",
  );
  const viewer = (await operator(shop, "viewer")).token;
  expect((await undoOrderMoveSteps(shop, viewer).undo(reply.change.id)).refusal.code).toBe(
    "PERMISSION_REQUIRED",
  );
});

test("an undo sends the same statements for one order and for four", async () => {
  const statementsOf = async (count: number) => {
    const ids: number[] = [];
    for (let made = 0; made < count; made += 1) ids.push((await steps.packed()).id);
    const { reply } = await steps.dispatchMany(ids);
    shop.database.statements.length = 0;
    await steps.undo(reply.change?.id ?? 0);
    return shop.database.statements.splice(0);
  };
  expect(await statementsOf(4)).toEqual(await statementsOf(1));
});
