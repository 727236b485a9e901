import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { check, openForm, placeOrder } from "../../testing/checkout-steps.ts";
import { guest, member } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import {
  announce,
  buy,
  enter,
  HOUR,
  runAt,
  statusOf,
} from "../../testing/waiting-rooms/waiting-room-steps.ts";
import { runWaitingRooms } from "./calling/run-waiting-rooms.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
});
afterAll(() => shop.close());

const MINUTE = 60_000;
const before = (minutes: number) => new Date(HOUR.getTime() - minutes * MINUTE);
const after = (minutes: number) => new Date(HOUR.getTime() + minutes * MINUTE);
beforeEach(() => {
  shop.clock.now = before(60);
});
const members = (count: number) => Promise.all(Array.from({ length: count }, () => member(shop)));

/** Announces an opening and lets members in before its hour. */
async function opened(people: number, fields: Parameters<typeof announce>[1] = {}) {
  const opening = await announce(shop, fields);
  const tokens = await members(people);
  shop.clock.now = before(10);
  for (const token of tokens) expect((await enter(shop, token, opening.id)).status).toBe(200);
  return { ...opening, tokens };
}
const statesOf = async (tokens: readonly string[], id: number) =>
  Promise.all(tokens.map(async (token) => (await statusOf(shop, token, id)).place?.state));
/** Returns the tokens in the order in which their places are called. */
async function inOrder(tokens: readonly string[], id: number): Promise<string[]> {
  const numbered = await Promise.all(
    tokens.map(async (token) => ({ token, number: (await statusOf(shop, token, id)).place?.number ?? 0 })),
  );
  return numbered.sort((a, b) => a.number - b.number).map(({ token }) => token);
}

test("a room is entered from thirty minutes before its hour, by members who proved a phone, once each", async () => {
  const { id } = await announce(shop);
  const token = await member(shop);
  shop.clock.now = before(30.01);
  expect((await enter(shop, token, id)).refusal.code).toBe("WAITING_ROOM_NOT_ENTERED_YET");
  shop.clock.now = before(30);
  const entered = await enter(shop, token, id);
  expect(entered.reply).toMatchObject({ state: "entering", waiting: 1, left: 10, place: { number: null } });
  const again = await Promise.all([enter(shop, token, id), enter(shop, token, id)]);
  expect(again.map(({ reply }) => reply.place?.ticket)).toEqual(
    Array.from({ length: 2 }, () => entered.reply.place?.ticket),
  );
  expect((await enter(shop, await guest(shop), id)).status).toBe(403);
  const unproven = await member(shop);
  await select(
    shop,
    "update app_user set phone = null, phone_verified_at = null where id = (select max(id) from app_user where user_type <> 'guest')",
  );
  expect((await enter(shop, unproven, id)).refusal.code).toBe("WAITING_ROOM_PHONE_REQUIRED");
});

test("the order of who is there at the hour follows from the published seed, later ones by time", async () => {
  const { id, tokens, work } = await opened(9);
  const room = () => shop.call(null, "GET /v1/waiting-rooms/{id}", { path: { id } });
  const announced = (await room()).reply;
  expect(announced.seed).toBeNull();
  await runAt(shop, after(0));
  shop.clock.now = after(1);
  const [late = "", later = ""] = await members(2);
  await enter(shop, late, id);
  await enter(shop, later, id);
  expect((await statusOf(shop, late, id)).place?.number).toBe(10);
  expect((await statusOf(shop, later, id)).place?.number).toBe(11);

  const { seed } = (await room()).reply;
  if (seed === null) throw new Error("The seed is published by the draw");
  const sha = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  expect(sha(Buffer.from(seed, "hex"))).toBe(announced.seedHash);
  const { list } = (
    await shop.call(work, "GET /operator/v1/waiting-rooms/{id}/places", {
      path: { id },
      query: { take: 100 },
    })
  ).reply;
  const hashOf = (ticket: string) =>
    sha(Buffer.concat([Buffer.from(seed, "hex"), Buffer.from(ticket.replaceAll("-", ""), "hex")]));
  const drawn = list.filter(({ isDrawn }) => isDrawn);
  expect(drawn.map(({ drawHash }) => drawHash)).toEqual(drawn.map(({ ticket }) => hashOf(ticket)));
  expect(drawn.map(({ drawHash }) => drawHash)).toEqual(drawn.map(({ drawHash }) => drawHash).sort());
  expect(list.map(({ number }) => number)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
  const tickets = await Promise.all(
    tokens.map(async (token) => (await statusOf(shop, token, id)).place?.ticket),
  );
  expect(new Set(drawn.map(({ ticket }) => ticket))).toEqual(new Set(tickets));
});

test("places are called in order while boxes last, held for seven minutes, and an expired one goes to the next", async () => {
  const { id, tokens } = await opened(4, { units: 5, perPerson: 2 });
  await runAt(shop, after(0));
  const order = await inOrder(tokens, id);
  expect(await statesOf(order, id)).toEqual(["called", "called", "called", "waiting"]);
  const held = await Promise.all(
    order.map(async (token) => (await statusOf(shop, token, id)).place?.heldUnits),
  );
  expect(held).toEqual([2, 2, 1, null]);
  const [first = "", second = "", , last = ""] = order;
  const status = await statusOf(shop, first, id);
  expect(status.place).toMatchObject({
    heldUntil: after(7).toISOString(),
    boxPrices: [
      { units: 1, productsPrice: 10_000, shippingFee: 3000, price: 13_000 },
      { units: 2, productsPrice: 20_000, shippingFee: 3000, price: 23_000 },
    ],
  });
  await runAt(shop, new Date(after(7).getTime() - 1));
  expect(await statesOf(order, id)).toEqual(["called", "called", "called", "waiting"]);
  await runAt(shop, after(7));
  expect(await statesOf(order, id)).toEqual(["expired", "expired", "expired", "called"]);
  expect((await enter(shop, second, id)).reply.place).toMatchObject({ state: "waiting", number: 5 });
  await runWaitingRooms(shop.services);
  expect((await statusOf(shop, second, id)).place?.state).toBe("called");
  expect((await statusOf(shop, last, id)).place?.heldUnits).toBe(2);
  expect(await breaches(shop)).toEqual([]);
});

test("the option is sold with a held place alone, and a payment that has begun is not cut off", async () => {
  const { id, tokens, pick } = await opened(2, { units: 2, perPerson: 2 });
  const stranger = await member(shop);
  await expect(openForm(shop, stranger, [pick])).rejects.toThrow("WAITING_ROOM_ONLY");
  await runAt(shop, after(0));
  const [first = "", second = ""] = await inOrder(tokens, id);
  await expect(openForm(shop, second, [pick])).rejects.toThrow("WAITING_ROOM_ONLY");
  await expect(openForm(shop, first, [{ ...pick, units: 3 }])).rejects.toThrow("WAITING_ROOM_LIMIT");
  const form = await openForm(shop, first, [pick]);
  const deposit = await check(shop, first, form, { paymentMethodType: "vbank" });
  expect(deposit.refusal.code).toBe("WAITING_ROOM_METHOD");
  const placed = await placeOrder(shop, first, pick);
  await runAt(shop, after(8));
  expect(await statesOf([first, second], id)).toEqual(["paying", "waiting"]);
  const ended = await shop.call(first, "POST /v1/payments/{orderId}/fail", {
    path: { orderId: placed.orderId },
    body: { code: "PAY_PROCESS_CANCELED" },
  });
  expect(ended.status).toBe(200);
  await runWaitingRooms(shop.services);
  expect(await statesOf([first, second], id)).toEqual(["expired", "called"]);
  await buy(shop, second, pick, 2);
  await runWaitingRooms(shop.services);
  expect((await statusOf(shop, second, id)).state).toBe("closed");
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 0, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a form that was filled in time is refused once the hold is over", async () => {
  const { id, tokens, pick } = await opened(1);
  await runAt(shop, after(0));
  const [token = ""] = tokens;
  const form = await openForm(shop, token, [pick]);
  shop.clock.now = after(7);
  expect((await check(shop, token, form)).refusal.code).toBe("WAITING_ROOM_ONLY");
  expect((await statusOf(shop, token, id)).place?.state).toBe("called");
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 10, reserved: 0 });
});

test("units of an option with a room are reserved for a claimed place alone, whatever statement tries it", async () => {
  const { pick } = await announce(shop);
  await expect(
    select(shop, "update option_stock set reserved = reserved + 1 where option_id = $1", [pick.optionId]),
  ).rejects.toThrow("alone");
});

test("a room closes when nobody waits, and its option is on ordinary sale again", async () => {
  const { id, tokens, pick } = await opened(1, { units: 10 });
  const page = () => shop.call(null, "GET /v1/products/{id}", { path: { id: pick.productId } });
  expect((await page()).reply.waitingRoom).toEqual({ id, opensAt: HOUR.toISOString() });
  await runAt(shop, after(0));
  await buy(shop, tokens[0] ?? "", pick);
  await runWaitingRooms(shop.services);
  expect((await shop.call(null, "GET /v1/waiting-rooms/{id}", { path: { id } })).reply).toMatchObject({
    state: "closed",
    lastBought: 1,
  });
  expect((await page()).reply.waitingRoom).toBeNull();
  await buy(shop, await member(shop), pick, 3);
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 6, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("who waits when the last box is sold is told that their turn did not come, and around which number it ended", async () => {
  const { id, tokens, pick } = await opened(3, { units: 2, perPerson: 1, atOnce: 1 });
  await runAt(shop, after(0));
  const order = await inOrder(tokens, id);
  const [first = "", second = "", third = ""] = order;
  expect((await statusOf(shop, second, id)).place).toMatchObject({ ahead: 0, isSure: true });
  expect((await statusOf(shop, third, id)).place).toMatchObject({ ahead: 1, isSure: false });
  await buy(shop, first, pick);
  await runWaitingRooms(shop.services);
  await buy(shop, second, pick);
  await runWaitingRooms(shop.services);
  expect(await statesOf(order, id)).toEqual(["bought", "bought", "missed"]);
  expect((await enter(shop, third, id)).refusal.code).toBe("WAITING_ROOM_CLOSED");
});

test("a place is given up before the draw, while waiting and while held", async () => {
  const { id, tokens } = await opened(3, { units: 1, perPerson: 1 });
  const [gone = "", ...rest] = tokens;
  const leave = (token: string) => shop.call(token, "DELETE /v1/waiting-rooms/{id}/place", { path: { id } });
  expect((await leave(gone)).reply.place?.state).toBe("left");
  await runAt(shop, after(0));
  const [first = "", second = ""] = await inOrder(rest, id);
  expect((await leave(first)).reply.place?.state).toBe("called");
  await runWaitingRooms(shop.services);
  expect(await statesOf([first, second], id)).toEqual(["expired", "called"]);
  expect((await statusOf(shop, gone, id)).place?.number).toBeNull();
});

test("four processes at once draw once, and call nobody twice", async () => {
  const { id, tokens } = await opened(20, { units: 10, perPerson: 1, atOnce: 7 });
  shop.clock.now = after(0);
  await Promise.all(Array.from({ length: 4 }, () => runWaitingRooms(shop.services)));
  const states = await statesOf(await inOrder(tokens, id), id);
  expect(states).toEqual([...Array(7).fill("called"), ...Array(13).fill("waiting")]);
  expect(await breaches(shop)).toEqual([]);
});

test("who enters while the order is drawn is drawn or follows, and is never without a number", async () => {
  const { id } = await announce(shop, { units: 1 });
  const tokens = await members(30);
  shop.clock.now = before(1);
  await enter(shop, tokens[0] ?? "", id);
  const racing = tokens.slice(1).map((token) => enter(shop, token, id));
  shop.clock.now = after(0);
  await Promise.all([...racing, runWaitingRooms(shop.services), runWaitingRooms(shop.services)]);
  const rows = await select<{ number: number | null }>(
    shop,
    "select number from waiting_room_place where waiting_room_id = $1 order by number",
    [id],
  );
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

test("members are told once that their turn is near, unless they switched it off", async () => {
  const { id, tokens } = await opened(3, { units: 3, perPerson: 1, atOnce: 1 });
  const [silent = ""] = tokens;
  const off = await shop.call(silent, "PUT /v1/waiting-rooms/{id}/place/notice", {
    path: { id },
    body: { isWanted: false },
  });
  expect(off.reply.place?.wantsNotice).toBe(false);
  await runAt(shop, after(0));
  const order = await inOrder(tokens, id);
  await runWaitingRooms(shop.services);
  const told = await Promise.all(
    order.map(async (token) => {
      const query = { listType: "fruitSnsList" } as const;
      const { list } = (await shop.call(token, "GET /v1/app-users/notification", { query })).reply;
      return list.filter(({ href }) => href === `/waiting-rooms/${id}`).length;
    }),
  );
  expect(told).toEqual(order.map((token, index) => (token !== silent && index < 2 ? 1 : 0)));
});
