import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { remindOfConsents } from "./remind-of-consents.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("remindOfConsents: a member is reminded once after two years, also by concurrent processes, and again after two more", async () => {
  const given = shop.clock.now;
  const yes = (await signUp(shop, { userSettings: { advertisingAlarm: true } })).reply.token;
  const no = (await signUp(shop, {})).reply.token;
  const back = (await signUp(shop, { userSettings: { advertisingAlarm: true } })).reply.token;
  await shop.call(back, "PUT /v1/app-users/settings", { body: { advertisingAlarm: false } });
  // Sessions end after a year; the test looks at later ones.
  await select(shop, "update access_token set expires_at = '2099-01-01'");

  at("2028-11-21T02:59:59Z");
  expect(await remindOfConsents(shop.services)).toBe(0);
  at("2028-11-21T03:00:00Z");
  const counts = await Promise.all(Array.from({ length: 4 }, () => remindOfConsents(shop.services, 1)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await told(yes)).toEqual([expect.stringContaining("2026년 11월 21일에 광고 수신에 동의")]);
  expect([await told(no), await told(back)]).toEqual([[], []]);

  const settings = (await shop.call(yes, "GET /v1/app-users/settings")).reply;
  expect(settings).toMatchObject({
    advertisingAlarm: true,
    advertisingAlarmUpdateDate: given.toISOString(),
  });
  expect(settings.consents).toContainEqual({
    kind: "advertisingAlarm",
    isGiven: true,
    at: given.toISOString(),
  });
  at("2030-11-20T03:00:00Z");
  expect(await remindOfConsents(shop.services)).toBe(0);
  at("2030-11-21T03:00:00Z");
  expect(await remindOfConsents(shop.services)).toBe(1);
  expect(await told(yes)).toHaveLength(2);
  expect(await breaches(shop)).toEqual([]);
});

test("remindOfConsents: eight concurrent processes with small batches remind each of 30 members once", async () => {
  shop.clock.now = new Date("2031-01-05T03:00:00Z");
  for (let n = 0; n < 30; n += 1) await signUp(shop, { userSettings: { advertisingAlarm: true } });
  at("2033-01-05T03:00:00Z");
  const before = await confirmations();
  const counts = await Promise.all(Array.from({ length: 8 }, () => remindOfConsents(shop.services, 2)));
  const reminded = counts.reduce((sum, count) => sum + count, 0);
  expect(reminded).toBeGreaterThanOrEqual(30);
  expect((await confirmations()) - before).toBe(reminded);
  const twice = await select(
    shop,
    `select user_id from consent_record where source = 'reconfirm' and at = $1 group by user_id having count(*) > 1`,
    [shop.clock.now],
  );
  expect(twice).toEqual([]);
});

async function confirmations(): Promise<number> {
  const [row] = await select<{ count: number }>(
    shop,
    "select count(*)::int as count from consent_record where source = 'reconfirm'",
  );
  return row?.count ?? 0;
}

function at(instant: string): void {
  shop.clock.now = new Date(instant);
}

/** Reads all reminders, also those that the list of thirty days has no more. */
async function told(token: string): Promise<string[]> {
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  const rows = await select<{ body: string }>(
    shop,
    "select body from notification where user_id = $1 and title like '%확인해 주세요%' order by id desc",
    [id],
  );
  return rows.map(({ body }) => body);
}
