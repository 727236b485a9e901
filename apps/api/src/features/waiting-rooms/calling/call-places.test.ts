import { afterAll, beforeAll, expect, test } from "vitest";
import { member } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { announce, enter, HOUR, runAt } from "../../../testing/waiting-rooms/waiting-room-steps.ts";
import { callPlaces } from "./call-places.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const at = (minutes: number) => new Date(HOUR.getTime() + minutes * 60_000);

/** Draws a room of two people a minute after its hour, calls the first of them, and lets the second be called as well. */
async function firstOfTwoCalled(): Promise<number> {
  shop.clock.now = at(-40);
  const { id } = await announce(shop, { atOnce: 1 });
  shop.clock.now = at(-10);
  for (const token of [await member(shop), await member(shop)]) await enter(shop, token, id);
  await runAt(shop, at(1));
  await shop.database.db.pool.query("update waiting_room set at_once = 2 where id = $1", [id]);
  return id;
}

const calls = (roomId: number) =>
  select<{ called_at: Date | null; held_until: Date | null }>(
    shop,
    "select called_at, held_until from waiting_room_place where waiting_room_id = $1 order by number",
    [roomId],
  );

test("a process whose clock is behind calls at the time of the call before, so that the order of calling can be proved", async () => {
  const id = await firstOfTwoCalled();
  shop.clock.now = at(0.9);
  await callPlaces(shop.services, id);
  expect(await calls(id)).toEqual([
    { called_at: at(1), held_until: at(8) },
    { called_at: at(1), held_until: at(8) },
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("a process that waited for another one to call counts the time of a hold from the call, not from when it began to wait", async () => {
  const id = await firstOfTwoCalled();
  const other = await shop.database.db.pool.connect();
  await other.query("begin");
  await other.query("select from waiting_room where id = $1 for update", [id]);
  const waiting = callPlaces(shop.services, id);
  await expect
    .poll(async () =>
      select(
        shop,
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      ),
    )
    .toHaveLength(1);
  shop.clock.now = at(2);
  await other.query("commit");
  other.release();
  await waiting;
  expect((await calls(id))[1]).toEqual({ called_at: at(2), held_until: at(9) });
});
