import { allCalls, type Name } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccountWithBelongings } from "../testing/account-with-belongings.ts";
import { confirmed } from "../testing/confirm-identity-by-code-steps.ts";
import { operator } from "../testing/operator-account-and-login-steps.ts";
import { guest, member, newPhone, PASSWORD, signUp } from "../testing/product-and-member-fixtures.ts";
import { later, select } from "../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { hashToken } from "./authentication/read-and-hash-bearer-token.ts";

/**
 * Classes of identity bugs known from shops like this one, each test by the name of its class. Others are tested
 * elsewhere: reading another's rows in the access matrix, concurrency in `password-guessing.test.ts`, account enumeration in
 * `tests/abuse/account-existence-timing.test.ts`, merging accounts in `link-guest-orders.test.ts` and `social.test.ts`, secrets in logs
 * in `log.test.ts`.
 */

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("null owner: no column that names an owner can be null", async () => {
  const columns = await select<{ name: string; is_nullable: string }>(
    shop,
    `select table_name || '.' || column_name as name, is_nullable from information_schema.columns
      where table_schema in ('public', 'retained') and column_name in ('user_id', 'member_id', 'guest_id')`,
  );
  expect(columns.length).toBeGreaterThan(20);
  const open = columns.filter(({ is_nullable }) => is_nullable === "YES").map(({ name }) => name);
  // A picture is a shopper's or an operator's, and exactly one of both: constraint `picture_has_one_sender`. A place in a
  // waiting room stays without its member who left, so that the order of the others can still be explained.
  expect(open.toSorted()).toEqual(["uploaded_image.user_id", "waiting_room_place.user_id"]);
});

test("reset token that outlives a change: a code for a former number opens nothing", async () => {
  const [before, after] = [newPhone(), newPhone()];
  const email = "moved-phone@todayfruit.example";
  const { token } = (await signUp(shop, { email, phone: before })).reply;
  const thief = await guest(shop);
  const stolen = await codeFor(thief, before, "resetPassword");
  const verificationCode = await codeFor(token, after, "changePhone");
  const change = { phone: after, verificationCode, currentPassword: PASSWORD };
  expect((await shop.call(token, "PUT /v1/app-users", { body: change })).status).toBe(200);
  const body = { newPassword: "thief in the orchard", phone: before, verificationCode: stolen };
  await shop.call(thief, "PUT /v1/auth/reset-password", { body });
  expect((await logIn(email, "thief in the orchard")).refusal.code).toBe("LOGIN_FAILED");
  expect((await shop.call(token, "GET /v2/app-users/detail")).status).toBe(200);
});

test("unbound token: a code works for its number, its purpose and its asker, once", async () => {
  const phone = newPhone();
  const email = "bound@todayfruit.example";
  await signUp(shop, { email, phone });
  const [asker, other] = [await guest(shop), await guest(shop)];
  const verificationCode = await codeFor(asker, phone, "resetPassword");
  const reset = (as: string, newPassword: string) =>
    shop.call(as, "PUT /v1/auth/reset-password", { body: { newPassword, phone, verificationCode } });
  expect((await reset(other, "first in the orchard")).refusal.code).toBe("CODE_WRONG");
  const verify = { phone, verificationCode, purpose: "changePhone" } as const;
  expect((await shop.call(asker, "PUT /v1/auth/verify", { body: verify })).refusal.code).toBe("CODE_WRONG");
  const replies = await Promise.all(
    ["one", "two", "three"].map((word) => reset(asker, `${word} orchard wall`)),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test("verification kept after a change: a new number counts as verified from its own code", async () => {
  const { token } = (await signUp(shop, { email: "reproven@todayfruit.example" })).reply;
  later(shop, 10);
  const phone = newPhone();
  const verificationCode = await codeFor(token, phone, "changePhone");
  const body = { phone, verificationCode, currentPassword: PASSWORD };
  await shop.call(token, "PUT /v1/app-users", { body });
  const rows = await select(
    shop,
    "select phone_verified_at as at from app_user where email = 'reproven@todayfruit.example'",
  );
  expect(rows).toEqual([{ at: shop.clock.now }]);
});

test("mass assignment: sign-up sets only the fields of its form", async () => {
  for (const field of ["point", "grade", "phoneVerifiedAt", "isAdmin", "userId"]) {
    const joined = await signUp(shop, { [field]: 1 });
    expect([field, joined.refusal.code]).toEqual([field, "INVALID_INPUT"]);
  }
  const { token } = (await signUp(shop, { tokenType: "oauth" })).reply;
  const { reply } = await shop.call(token, "GET /v2/app-users/detail");
  expect([reply.userType, reply.point, reply.count.orderCount]).toEqual(["email", 0, 0]);
});

test("field over-exposure: every reply of the contract forbids undeclared fields", () => {
  const open = Object.entries<Call>(allCalls).filter(([, call]) => hasOpenObject(call.reply));
  expect(open.map(([name]) => name)).toEqual([]);
});

test("cross-site request forgery: a cookie authenticates nobody", async () => {
  const token = await member(shop);
  const response = await shop.app.inject({
    method: "DELETE",
    url: "/v1/app-users",
    payload: { password: PASSWORD },
    headers: { cookie: `token=${token}; authorization=${token}; accessToken=${token}`, platform: "web" },
  });
  expect(response.json().code).toBe("LOGIN_REQUIRED");
});

test("tokens in addresses: a token in the query authenticates nobody", async () => {
  const token = await member(shop);
  for (const field of ["token", "access_token", "authorization"]) {
    const response = await shop.app.inject({ url: `/v2/app-users/detail?${field}=${token}` });
    expect(response.statusCode).toBe(401);
  }
});

test("cached private pages: personal replies are not stored by shared caches", async () => {
  const own = await createAccountWithBelongings(shop, "member");
  const calls = Object.entries<Call>(allCalls).filter(
    ([name, { access, path, query }]) =>
      name.startsWith("GET ") && (access === "buyer" || access === "member") && !path && !query,
  );
  expect(calls.length).toBeGreaterThan(10);
  const work = await operator(shop);
  for (const [name, { access, confirm: [purpose] = [] }] of calls) {
    const [, url = ""] = name.split(" ");
    const { token } = access === "operator" ? work : own;
    const confirmation = purpose ? await confirmed(shop, token, purpose) : {};
    const headers = { authorization: `Bearer ${token}`, platform: "web", ...confirmation };
    const response = await shop.app.inject({ url, headers });
    expect([name, response.statusCode, response.headers["cache-control"]]).toEqual([name, 200, "no-store"]);
  }
});

test("overreaching cascade: deleting an account deletes no row of another", async () => {
  const stays = await createAccountWithBelongings(shop, "member");
  const leaves = (await signUp(shop, { email: "cascade@todayfruit.example" })).reply.token;
  const [{ user_id } = { user_id: 0 }] = await select<{ user_id: number }>(
    shop,
    "select user_id from access_token where hash = $1",
    [hashToken(leaves)],
  );
  // Codes sent to the leaver's number are deleted with the account, whoever requested them.
  await select(shop, "delete from phone_code");
  const before = await countsWithout(user_id);
  expect((await shop.call(leaves, "DELETE /v1/app-users", { body: { password: PASSWORD } })).status).toBe(
    200,
  );
  expect(await countsWithout(user_id)).toEqual(before);
  expect((await shop.call(stays.token, "GET /v2/app-users/detail")).status).toBe(200);
});

test("unenforced challenge: member calls refuse a guest whatever id is named", async () => {
  const token = await guest(shop);
  const forMembers = Object.entries<Call>(allCalls).filter(([, { access }]) => access === "member");
  expect(forMembers.length).toBeGreaterThan(20);
  for (const [name, { path, query, body }] of forMembers) {
    if (path || query || body) continue;
    expect([name, (await shop.call(token, name as Name)).refusal.code]).toEqual([name, "MEMBER_ONLY"]);
  }
});

function hasOpenObject(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(hasOpenObject);
  if (typeof schema !== "object" || schema === null) return false;
  const { type, properties, additionalProperties, anyOf, items } = schema as Record<string, unknown>;
  const isObject = type === "object" || (Array.isArray(type) && type.includes("object"));
  if (isObject && additionalProperties !== false) return true;
  return [...Object.values(properties ?? {}), anyOf, items].some(hasOpenObject);
}

/** Counts the rows of every table that belong to others, by table. */
async function countsWithout(userId: number): Promise<Record<string, number>> {
  const tables = await select<{ name: string }>(
    shop,
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const rows = await select(shop, `select from ${name} where user_id <> $1`, [userId]);
    counts[name] = rows.length;
  }
  return counts;
}

function logIn(email: string, password: string) {
  return shop.call(null, "POST /v2/tokens", { body: { email, password } });
}

async function codeFor(
  token: string,
  phone: string,
  purpose: "resetPassword" | "changePhone",
): Promise<string> {
  await select(
    shop,
    "update phone_code set network = 'another', created_at = created_at - interval '2 minutes'",
  );
  await shop.call(token, "POST /v1/auth/phone", { body: { phone, purpose } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "";
}
