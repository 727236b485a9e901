import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  makeOperator,
  OPERATOR_PASSWORD,
  operator,
  steppedUp,
} from "../../testing/operator-account-and-login-steps.ts";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { codeAt } from "./second-factor/totp-and-recovery-codes.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  later(shop, 30);
  await select(shop, "delete from login_failure");
});
afterAll(() => shop.close());

const logIn = (email: string, password: string, code: string) =>
  shop.call(null, "POST /operator/v1/tokens", { body: { email, password, code } });

test("password and code together open a session of eight hours; the database stores neither", async () => {
  const { email, secret, id } = await makeOperator(shop);
  const code = codeAt(secret, shop.clock.now);
  const { reply } = await logIn(email.toUpperCase(), OPERATOR_PASSWORD, code);
  const me = await shop.call(reply.token, "GET /operator/v1/me");
  expect(me.reply).toMatchObject({ id, email, permissions: expect.arrayContaining(["operators.manage"]) });
  const [kept] = await select<{ kept: string }>(
    shop,
    "select row_to_json(o)::text || (select json_agg(t)::text from operator_token t) as kept from operator o where id = $1",
    [id],
  );
  expect([reply.token, secret, OPERATOR_PASSWORD].filter((text) => kept?.kept.includes(text))).toEqual([]);
  later(shop, 8 * 60);
  expect((await shop.call(reply.token, "GET /operator/v1/me")).refusal.code).toBe("TOKEN_INVALID");
});

test("every wrong login is answered alike", async () => {
  const { email, secret } = await makeOperator(shop);
  const code = codeAt(secret, shop.clock.now);
  const wrong = code === "000000" ? "111111" : "000000";
  const answers = [
    await logIn("nobody@todayfruit.example", OPERATOR_PASSWORD, code),
    await logIn(email, "another password", code),
    await logIn(email, OPERATOR_PASSWORD, wrong),
  ];
  const said = answers.map(({ refusal: { requestId: _id, ...rest } }) => rest);
  expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(said[0]).toMatchObject({ statusCode: 401, code: "OPERATOR_LOGIN_FAILED" });
});

test("a code is accepted once, also for concurrent logins; that of the neighbouring step is accepted separately", async () => {
  const { email, secret } = await makeOperator(shop);
  const code = codeAt(secret, shop.clock.now);
  const tries = await Promise.all(Array.from({ length: 4 }, () => logIn(email, OPERATOR_PASSWORD, code)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  await select(shop, "delete from login_failure");
  const before = codeAt(secret, new Date(shop.clock.now.getTime() - 30_000));
  expect((await logIn(email, OPERATOR_PASSWORD, before)).status).toBe(401);
  const after = codeAt(secret, new Date(shop.clock.now.getTime() + 30_000));
  expect((await logIn(email, OPERATOR_PASSWORD, after)).status).toBe(200);
  const old = codeAt(secret, new Date(shop.clock.now.getTime() - 90_000));
  expect((await logIn(email, OPERATOR_PASSWORD, old)).status).toBe(401);
});

test("a recovery code replaces a lost phone, once", async () => {
  const { email, recoveryCodes } = await makeOperator(shop);
  const [code = ""] = recoveryCodes;
  expect((await logIn(email, OPERATOR_PASSWORD, code.toUpperCase())).status).toBe(200);
  expect((await logIn(email, OPERATOR_PASSWORD, code)).status).toBe(401);
});

test("logins are blocked after five failures, for existing and unknown accounts alike", async () => {
  const { email, secret } = await makeOperator(shop);
  for (const address of [email, "nobody2@todayfruit.example"]) {
    for (let turn = 0; turn < 5; turn += 1)
      expect((await logIn(address, "guess", "000000")).status).toBe(401);
    const code = codeAt(secret, shop.clock.now);
    expect((await logIn(address, OPERATOR_PASSWORD, code)).refusal.code).toBe("LOGIN_BLOCKED");
  }
});

test("a logout ends one session, closing the account ends all", async () => {
  const boss = await operator(shop);
  const own = await operator(shop, "viewer");
  await shop.call(own.token, "DELETE /operator/v1/tokens");
  expect((await shop.call(own.token, "GET /operator/v1/me")).status).toBe(401);
  later(shop, 1);
  const code = codeAt(own.secret, shop.clock.now);
  const { reply } = await logIn(own.email, OPERATOR_PASSWORD, code);
  const closed = await shop.call(
    boss.token,
    "PUT /operator/v1/operators/{id}",
    {
      path: { id: own.id },
      body: { roles: ["viewer"], isActive: false, reason: "퇴사" },
    },
    await steppedUp(shop, boss),
  );
  expect(closed.reply.isActive).toBe(false);
  expect((await shop.call(reply.token, "GET /operator/v1/me")).status).toBe(401);
  later(shop, 1);
  expect((await logIn(own.email, OPERATOR_PASSWORD, codeAt(own.secret, shop.clock.now))).status).toBe(401);
});

test("the last operator manager cannot be removed, also by concurrent calls", async () => {
  await select(shop, "update operator set disabled_at = now()");
  const [one, two] = [await operator(shop), await operator(shop)];
  const headers = new Map([
    [one, await steppedUp(shop, one)],
    [two, await steppedUp(shop, two)],
  ]);
  const go = (by: typeof one) =>
    shop.call(
      by.token,
      "PUT /operator/v1/operators/{id}",
      { path: { id: by.id }, body: { roles: ["viewer"], isActive: true, reason: "자리 이동" } },
      headers.get(by),
    );
  const answers = await Promise.all([go(one), go(two)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("an unknown role and a taken email are refused without leaving rows", async () => {
  const boss = await operator(shop);
  const { email } = boss;
  const headers = await steppedUp(shop, boss);
  const add = (body: { email: string; roles: string[] }) =>
    shop.call(
      boss.token,
      "POST /operator/v1/operators",
      { body: { name: "새 담당", password: OPERATOR_PASSWORD, ...body } },
      headers,
    );
  expect((await add({ email, roles: ["viewer"] })).refusal.code).toBe("EMAIL_TAKEN");
  const fresh = "fresh@todayfruit.example";
  expect((await add({ email: fresh, roles: ["viewer", "king"] })).refusal.code).toBe("ROLE_UNKNOWN");
  expect((await add({ email: fresh, roles: ["viewer"] })).status).toBe(200);
});

test("the role of a farm is given alone and with farms that exist; the trail has them", async () => {
  const boss = await operator(shop);
  const headers = await steppedUp(shop, boss);
  const { distributorId } = await seedProduct(shop.database.db);
  let made = 0;
  const add = (body: { roles: string[]; distributorIds?: number[] }) => {
    made += 1;
    const own = { email: `farm${made}@todayfruit.example`, name: "농가", password: OPERATOR_PASSWORD };
    return shop.call(boss.token, "POST /operator/v1/operators", { body: { ...own, ...body } }, headers);
  };
  const refused = [
    await add({ roles: ["distributor"] }),
    await add({ roles: ["viewer"], distributorIds: [distributorId] }),
    await add({ roles: ["distributor", "viewer"], distributorIds: [distributorId] }),
    await add({ roles: ["distributor"], distributorIds: [2_000_000_000] }),
  ];
  expect(refused.map(({ refusal }) => refusal.code)).toEqual([
    "ROLE_OF_FARM",
    "ROLE_OF_FARM",
    "ROLE_OF_FARM",
    "DISTRIBUTOR_UNKNOWN",
  ]);
  const { reply } = await add({ roles: ["distributor"], distributorIds: [distributorId] });
  const change = (body: { roles: string[]; distributorIds?: number[] }) =>
    shop.call(
      boss.token,
      "PUT /operator/v1/operators/{id}",
      { path: { id: reply.id }, body: { isActive: true, reason: "자리 이동", ...body } },
      headers,
    );
  expect((await change({ roles: ["distributor"] })).reply.distributorIds).toEqual([distributorId]);
  expect((await change({ roles: ["viewer"] })).refusal.code).toBe("ROLE_OF_FARM");
  expect((await change({ roles: ["viewer"], distributorIds: [] })).reply.distributorIds).toEqual([]);
  const [last] = await select<{ before: object }>(
    shop,
    "select before from operator_action where subject = $1 order by id desc limit 1",
    [`operator ${reply.id}`],
  );
  expect(last?.before).toMatchObject({ roles: ["distributor"], distributorIds: [distributorId] });
});

test("actions are recorded and cannot be changed", async () => {
  const own = await operator(shop);
  const { token, id } = own;
  const other = await operator(shop, "viewer");
  const renewed = await shop.call(
    token,
    "POST /operator/v1/operators/{id}/second-factor",
    {
      path: { id: other.id },
      body: { reason: "휴대폰을 잃어버림" },
    },
    await steppedUp(shop, own),
  );
  expect(renewed.reply.enrolmentUri).toMatch(/^otpauth:\/\/totp\//);
  const { reply } = await shop.call(token, "GET /operator/v1/actions", {
    query: { subject: `operator ${other.id}`, take: 1 },
  });
  expect(reply.list).toMatchObject([
    { operatorId: id, action: "operators.renew-second-factor", reason: "휴대폰을 잃어버림", source: "login" },
  ]);
  expect(reply.nextPage).toBe(reply.list[0]?.id);
  const trail = async (query: { noun?: string; day?: string }) =>
    (
      await shop.call(token, "GET /operator/v1/actions", {
        query: { subject: `operator ${other.id}`, ...query },
      })
    ).reply.list;
  const today = kstDateOf(shop.clock.now.toISOString());
  expect(await trail({ noun: "operators", day: today })).toEqual(await trail({}));
  expect(await trail({ noun: "roles" })).toEqual([]);
  expect(await trail({ day: addDays(today, -1) })).toEqual([]);
  for (const sql of [
    "update operator_action set reason = 'x'",
    "delete from operator_action",
    "truncate operator_action cascade",
  ]) {
    await expect(shop.database.asOwner(sql)).rejects.toThrow("only added to");
  }
});
