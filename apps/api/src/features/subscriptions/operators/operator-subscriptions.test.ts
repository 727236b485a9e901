import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { setClockToKst } from "../../../testing/subscriptions/set-clock-to-kst.ts";
import { seedSubscribable, subscribe } from "../../../testing/subscriptions/subscribe-member-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { announceSeasonBoxes } from "../timed/announce-season-boxes.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  await seedRules(shop.database.db);
  setClockToKst(shop, "2026-11-23", "13:20");
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const ALL = "/operator/v1/subscriptions";

test("a subscription is found, skipped, taken back, paused, resumed and ended for its buyer, with a trail and what they are told", async () => {
  const token = await member(shop);
  const { detail } = await subscribe(shop, token);
  const { id } = detail;
  const found = await shop.call(work, `GET ${ALL}`, { query: { status: "active", take: 1 } });
  expect(found.reply.list).toMatchObject([
    { id, memberName: expect.stringContaining("*"), nextState: "scheduled" },
  ]);
  const skip = { path: { id, number: 1 }, body: { version: 1, reason: "전화로 부탁하셨어요" } };
  const dry = { ...skip, query: { dryRun: true } };
  expect((await shop.call(work, `PUT ${ALL}/{id}/cycles/{number}/skip`, dry)).reply.number).toBe(1);
  expect((await shown(id)).next?.number).toBe(1);
  await shop.call(work, `PUT ${ALL}/{id}/cycles/{number}/skip`, skip);
  expect(await shown(id)).toMatchObject({ next: { number: 2 }, skipped: { number: 1 } });
  await shop.call(work, `PUT ${ALL}/{id}/cycles/{number}/unskip`, skip);
  expect((await shown(id)).next?.number).toBe(1);

  expect((await move(id, 1, "paused")).reply.rows).toHaveLength(1);
  expect(await shown(id)).toMatchObject({
    status: "paused",
    pauseReason: "operator",
    next: null,
    version: 2,
  });
  expect((await move(id, 2, "active")).status).toBe(200);
  expect((await move(id, 3, "ended")).status).toBe(200);
  expect((await move(id, 4, "active")).refusal.code).toBe("SUBSCRIPTION_ENDED");
  const { actions } = await shown(id);
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["subscriptions.skip", "subscriptions.unskip"]),
  );
  const told = await select<{ template: string }>(
    shop,
    "select template from message where subject = $1 order by id",
    [`subscription ${id}`],
  );
  expect(told.map(({ template }) => template)).toEqual([
    "SUBSCRIPTION_SKIPPED",
    "SUBSCRIPTION_CHANGED",
    "SUBSCRIPTION_CHANGED",
    "SUBSCRIPTION_CHANGED",
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("what is in a box is a preview until its day, from 10:00 of which its subscribers are told once", async () => {
  setClockToKst(shop, "2026-11-23", "13:20");
  const token = await member(shop);
  const { productId, optionIds } = await seedSubscribable(shop, { isBox: true });
  const { detail } = await subscribe(shop, token, { seed: { isBox: true } });
  const boxOf = (of: number) => ({
    productId: of,
    month: "2026-11",
    items: ["부사 사과", "노지 감귤"],
    settlesOn: "2026-11-24",
  });
  const body = { rows: [boxOf(productId), boxOf(detail.productId)], reason: "11월" };
  expect((await shop.call(work, "POST /operator/v1/season-boxes", { body })).status).toBe(200);
  const path = { optionId: optionIds[0] };
  const offer = await shop.call(token, "GET /v1/app-users/subscription-offers/{optionId}", { path });
  expect(offer.reply.box).toMatchObject({ items: ["부사 사과", "노지 감귤"], isSettled: false });
  await announceSeasonBoxes(shop.services);
  setClockToKst(shop, "2026-11-24", "10:00");
  await Promise.all([announceSeasonBoxes(shop.services), announceSeasonBoxes(shop.services)]);
  const told = await select(shop, "select 1 from message where template = 'SUBSCRIPTION_BOX'", []);
  expect(told).toHaveLength(1);
});

function move(id: number, version: number, status: "active" | "paused" | "ended") {
  const body = { rows: [{ id, version, set: { status } }], reason: "전화로 부탁하셨어요" };
  return shop.call(work, `PATCH ${ALL}`, { body });
}

async function shown(id: number) {
  return (await shop.call(work, `GET ${ALL}/{id}`, { path: { id } })).reply;
}
