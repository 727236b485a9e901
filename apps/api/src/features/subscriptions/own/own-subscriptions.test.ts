import { afterAll, beforeAll, expect, test } from "vitest";
import { member, PASSWORD, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { setClockToKst } from "../../../testing/subscriptions/set-clock-to-kst.ts";
import { subscribe } from "../../../testing/subscriptions/subscribe-member-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { chargeDueCycles } from "../timed/charge-due-cycles.ts";
import { remindCycles } from "../timed/remind-cycles.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const ONE = "/v1/app-users/subscriptions/{id}";

test("skips and takes it back until 18:00 two days before; moves once or for good; pauses, resumes and ends", async () => {
  const { token, id } = await started();
  const path = { id, number: 1 };
  const skipped = (await shop.call(token, `PUT ${ONE}/cycles/{number}/skip`, { path })).reply;
  expect(skipped).toMatchObject({
    next: { number: 2, dispatchOn: "2026-12-10" },
    skipped: { number: 1, dispatchOn: "2026-11-26", undoUntil: "2026-11-24T09:00:00.000Z" },
  });
  const back = (await shop.call(token, `DELETE ${ONE}/cycles/{number}/skip`, { path })).reply;
  expect(back).toMatchObject({ next: { number: 1, dispatchOn: "2026-11-26" }, skipped: null });
  expect(back.days.map(({ dispatchOn }) => dispatchOn).slice(0, 4)).toEqual([
    "2026-11-26",
    "2026-11-29",
    "2026-11-30",
    "2026-12-01",
  ]);
  const day = (isKept: boolean) =>
    shop.call(token, `PUT ${ONE}/cycles/{number}/day`, { path, body: { dispatchOn: "2026-11-30", isKept } });
  expect((await day(false)).reply.next).toMatchObject({
    dispatchOn: "2026-11-30",
    movedFrom: "2026-11-26",
    movedBecause: "chosen",
    afterSkipOn: "2026-12-10",
  });
  expect((await day(true)).reply).toMatchObject({
    weekday: "mon",
    next: { movedFrom: null, afterSkipOn: "2026-12-14" },
  });
  const paused = (await shop.call(token, `PUT ${ONE}/pause`, { path: { id }, body: { cycles: 2 } })).reply;
  expect(paused).toMatchObject({ status: "paused", pause: { resumesOn: "2026-12-28", until: "2026-12-27" } });
  const resumed = (await shop.call(token, `PUT ${ONE}/resume`, { path: { id } })).reply;
  expect(resumed).toMatchObject({ status: "active", next: { dispatchOn: "2026-11-30" } });
  const ended = (await shop.call(token, `PUT ${ONE}/end`, { path: { id } })).reply;
  expect(ended).toMatchObject({ status: "ended", next: null, card: null, address: { receiverName: "" } });
  setClockToKst(shop, "2026-11-28", "18:00");
  await remindCycles(shop.services);
  await chargeDueCycles(shop.services);
  expect(await ordersOf(id)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("a change after 18:00, another cycle and a day that is not offered are refused; nothing is lost", async () => {
  const { token, id } = await started();
  const path = { id, number: 1 };
  const saturday = { dispatchOn: "2026-11-28", isKept: false };
  const day = await shop.call(token, `PUT ${ONE}/cycles/{number}/day`, { path, body: saturday });
  expect(day.refusal.code).toBe("SUBSCRIPTION_DAY_INVALID");
  const other = await shop.call(token, `PUT ${ONE}/cycles/{number}/skip`, { path: { id, number: 7 } });
  expect(other.refusal.code).toBe("CYCLE_CHANGED");
  setClockToKst(shop, "2026-11-24", "18:00");
  const late = await shop.call(token, `PUT ${ONE}/cycles/{number}/skip`, { path });
  expect(late.refusal.code).toBe("CYCLE_TOO_LATE");
});

test("who leaves is charged nothing more, and their address is not kept", async () => {
  const { token, id } = await started();
  expect((await shop.call(token, "DELETE /v1/app-users", { body: { password: PASSWORD } })).status).toBe(200);
  expect(
    await select(shop, "select status, address ->> 'receiverName' as name from subscription where id = $1", [
      id,
    ]),
  ).toEqual([{ status: "ended", name: "" }]);
  setClockToKst(shop, "2026-11-24", "18:00");
  await remindCycles(shop.services);
  await chargeDueCycles(shop.services);
  expect(await ordersOf(id)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("an option is subscribed once, and of another member nobody sees it", async () => {
  const { token, id, optionId, cardId } = await started();
  const again = await shop.call(token, "GET /v1/app-users/subscription-offers/{optionId}", {
    path: { optionId },
  });
  expect(again.reply).toMatchObject({ isSubscribed: true, suggestedLimit: 20_000, card: { id: cardId } });
  const stranger = await member(shop);
  expect((await shop.call(stranger, `GET ${ONE}`, { path: { id } })).refusal.code).toBe(
    "SUBSCRIPTION_NOT_FOUND",
  );
});

async function started() {
  setClockToKst(shop, "2026-11-23", "13:20");
  const token = await member(shop);
  const { detail, ...rest } = await subscribe(shop, token, { seed: { price: 17_900, stock: 10 } });
  return { token, id: detail.id, ...rest };
}

async function ordersOf(id: number): Promise<number> {
  const rows = await select(
    shop,
    "select o.id from billing_cycle c join orders o on o.order_tmp_id = c.order_tmp_id where c.subscription_id = $1",
    [id],
  );
  return rows.length;
}
