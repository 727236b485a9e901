import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "../../app.ts";
import { createDatabase } from "../../db/database.ts";
import { createMetrics } from "../../http/operations/log-and-measure-requests.ts";
import { member, PASSWORD } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let next = 1;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const ANDROID = { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36" };

test("the list of sessions names the devices and marks the current one", async () => {
  const { token, email } = await joined();
  later(shop, 1);
  const phone = await logIn(email, ANDROID);
  const { list } = (await shop.call(phone, "GET /v1/app-users/sessions")).reply;
  expect(list.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
    [true, "크롬 · 안드로이드"],
    [false, expect.any(String)],
  ]);
  expect(JSON.stringify(list)).not.toContain(token);
});

test("one session is ended, or all but the current one; another person's cannot be ended", async () => {
  const { token, email } = await joined();
  const stranger = (await joined()).token;
  const [second, third] = [await logIn(email), await logIn(email)];
  const { list } = (await shop.call(second, "GET /v1/app-users/sessions")).reply;
  const id = list.find(({ isCurrent }) => isCurrent)?.id ?? "";
  const end = (as: string) => shop.call(as, "DELETE /v1/app-users/sessions/{id}", { path: { id } });
  expect((await end(stranger)).refusal.code).toBe("SESSION_NOT_FOUND");
  expect((await end(token)).reply).toEqual({ ended: 1 });
  expect((await end(token)).refusal.code).toBe("SESSION_NOT_FOUND");
  expect(await isIn(second)).toBe(false);
  expect((await shop.call(token, "DELETE /v1/app-users/sessions")).reply).toEqual({ ended: 1 });
  expect([await isIn(third), await isIn(token)]).toEqual([false, true]);
});

test("a session's last use is updated once an hour; requests in between write nothing", async () => {
  const { token } = await joined();
  const seen = async () => (await shop.call(token, "GET /v1/app-users/sessions")).reply.list[0]?.lastSeenAt;
  const first = shop.clock.now.toISOString();
  later(shop, 59);
  shop.database.statements.length = 0;
  expect(await seen()).toBe(first);
  expect(shop.database.statements).toEqual(["find-buyer", "list-sessions"]);
  later(shop, 2);
  const second = shop.clock.now.toISOString();
  await Promise.all(Array.from({ length: 5 }, () => seen()));
  expect(await seen()).toBe(second);
  shop.database.statements.length = 0;
  await seen();
  expect(shop.database.statements).toEqual(["find-buyer", "list-sessions"]);
});

test.each([
  ["logging out", "DELETE /v2/tokens", undefined],
  ["leaving", "DELETE /v1/app-users", { password: PASSWORD }],
] as const)("%s ends a session at once on every process", async (_what, name, body) => {
  const { token } = await joined();
  const db = createDatabase({ url: shop.database.url, poolSize: 2, onError: () => undefined });
  const { app } = createApi({
    services: { ...shop.services, db, databases: { browse: db, buy: db, background: db } },
    metrics: createMetrics(),
    cache: null,
    limits: { changes: 0, logins: 0, reads: 0 },
    trustProxy: false,
    isHttps: false,
  });
  const there = async () => {
    const headers = { authorization: `Bearer ${token}`, platform: "web" };
    return (await app.inject({ url: "/v2/app-users/detail", headers })).statusCode;
  };
  expect(await there()).toBe(200);
  expect((await shop.call(token, name, body === undefined ? undefined : { body })).status).toBe(200);
  expect(await there()).toBe(401);
  await app.close();
  await db.close();
});

async function joined() {
  const email = `sessions${next++}@todayfruit.example`;
  return { email, token: await member(shop, email) };
}

async function logIn(email: string, headers: Record<string, string> = {}): Promise<string> {
  const body = { email, password: PASSWORD };
  return (await shop.call(null, "POST /v2/tokens", { body }, headers)).reply.token;
}

async function isIn(token: string): Promise<boolean> {
  return (await shop.call(token, "GET /v2/app-users/detail")).status === 200;
}

test("an expired session is not listed", async () => {
  const { token, email } = await joined();
  await select(
    shop,
    "update access_token set expires_at = $1 where user_id = (select id from app_user where email = $2)",
    [shop.clock.now, `${email}`],
  );
  expect(await isIn(token)).toBe(false);
  const again = await logIn(email);
  expect((await shop.call(again, "GET /v1/app-users/sessions")).reply.list).toHaveLength(1);
});
