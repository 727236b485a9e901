import { afterAll, beforeAll, expect, test } from "vitest";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { giveBirthdayPoints } from "./give-birthday-points.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 10 });
  await seedRules(shop.database.db);
  const grade = { icon: "media/i.webp", purchasePointPer: 1, benefits: [] };
  await select(shop, "update shop_rule set value = $1::jsonb where name = 'grades'", [
    JSON.stringify([
      { ...grade, grade: 1, gradeName: "씨앗", thresholdPrice: 0 },
      { ...grade, grade: 2, gradeName: "꽃", thresholdPrice: 1000, birthdayPoint: 3000 },
    ]),
  ]);
});
afterAll(() => shop.close());

const points = async (token: string) => (await shop.call(token, "GET /v1/app-users/my-point")).reply;
const save = (token: string, birthday: string) =>
  shop.call(token, "PUT /v1/app-users/birthday", { body: { birthday, isAgreed: true } });

async function flower(): Promise<string> {
  const token = await member(shop);
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  await select(shop, "update app_user set grade = 2 where id = $1", [id]);
  await select(shop, "update access_token set expires_at = '2099-01-01'");
  return token;
}

test("birthday points come on the KST day, once a year, also from concurrent runs, and end on the day that is said", async () => {
  const token = await flower();
  await save(token, "12-01");
  shop.clock.now = new Date("2026-11-30T14:59:59Z");
  await giveBirthdayPoints(shop.services);
  expect((await points(token)).point).toBe(0);
  shop.clock.now = new Date("2026-11-30T15:00:00Z");
  await Promise.all(Array.from({ length: 5 }, () => giveBirthdayPoints(shop.services)));
  await save(token, "12-02");
  shop.clock.now = new Date("2026-12-01T15:00:00Z");
  await giveBirthdayPoints(shop.services);
  const { point, list } = await points(token);
  expect([point, list.map(({ reason }) => reason)]).toEqual([3000, ["birthday"]]);
  expect(list[0]?.expiresAt).toBe("2027-11-30T14:59:59.999Z");
  const [notice] = (
    await shop.call(token, "GET /v1/app-users/notification", { query: { listType: "orderList" } })
  ).reply.list;
  expect(notice?.body).toBe("생일 축하 포인트 3,000P를 드렸어요. 2027. 11. 30 (화)까지 쓸 수 있어요.");
  shop.clock.now = new Date("2027-12-02T03:00:00Z");
  await giveBirthdayPoints(shop.services);
  expect((await points(token)).list[0]?.reason).toBe("birthday");
  expect(await breaches(shop)).toEqual([]);
  shop.clock.now = new Date("2026-11-21T03:00:00Z");
});

test("ten concurrent runs that take one member at a time give thirty members their points once each", async () => {
  const tokens: string[] = [];
  for (let index = 0; index < 30; index += 1) tokens.push(await flower());
  for (const token of tokens) await save(token, "03-05");
  shop.clock.now = new Date("2027-03-05T03:00:00Z");
  const given = await Promise.all(Array.from({ length: 10 }, () => giveBirthdayPoints(shop.services, 1)));
  expect(given.reduce((sum, count) => sum + count)).toBe(30);
  for (const token of tokens) expect((await points(token)).point).toBe(3000);
  expect(await breaches(shop)).toEqual([]);
  shop.clock.now = new Date("2026-11-21T03:00:00Z");
});

test("without a consent, after it was withdrawn, or in a grade without them no points are given", async () => {
  const [silent, withdrawn, low] = [await flower(), await flower(), await member(shop)];
  await save(withdrawn, "11-21");
  await save(low, "11-21");
  await shop.call(withdrawn, "DELETE /v1/app-users/birthday");
  await giveBirthdayPoints(shop.services);
  for (const token of [silent, withdrawn, low]) expect((await points(token)).point).toBe(0);
});

test("a day that does not exist is refused", async () => {
  const token = await member(shop);
  expect((await save(token, "02-30")).refusal.code).toBe("INVALID_INPUT");
  expect((await save(token, "02-29")).reply).toEqual({ birthday: "02-29" });
});
