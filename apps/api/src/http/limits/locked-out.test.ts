import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "../../app.ts";
import { createDatabase } from "../../db/database.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, PASSWORD } from "../../testing/product-and-member-fixtures.ts";
import { later } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { createMetrics } from "../operations/log-and-measure-requests.ts";

const LOGINS = 60;
const limits = { changes: 0, logins: LOGINS, reads: 0 };
let shop: TestShop;
let processes: TestShop["app"][];
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  shop = await createTestShop({ limits, trustProxy: 1 });
  const db = createDatabase({ url: shop.database.url, poolSize: 4, onError: () => undefined });
  const services = { ...shop.services, db, databases: { browse: db, buy: db, background: db } };
  const { app } = createApi({
    services,
    metrics: createMetrics(),
    cache: null,
    limits,
    trustProxy: 1,
    isHttps: true,
  });
  closing.push(
    () => app.close(),
    () => db.close(),
  );
  processes = [shop.app, app];
});
afterAll(async () => {
  for (const close of closing) await close();
  await shop.close();
});

type Login = { from: string; at?: number; email: string; password: string; cookie?: string; forged?: string };

function logIn({ from, at = 0, email, password, cookie, forged }: Login) {
  return ask(at, "/v2/tokens", { email, password }, from, { cookie, forged });
}

async function ask(
  at: number,
  url: string,
  payload: object,
  from: string,
  { cookie, forged }: { cookie?: string | undefined; forged?: string | undefined } = {},
) {
  const app = processes[at] ?? shop.app;
  const headers = {
    platform: "web",
    "x-forwarded-for": forged === undefined ? from : `${forged}, ${from}`,
    ...(cookie === undefined ? {} : { cookie }),
  };
  const reply = await app.inject({ method: "POST", url, payload, headers });
  return { status: reply.statusCode, code: reply.json().code, set: reply.headers["set-cookie"] };
}

test("10,000 addresses of one /64 over two processes get one address's limit, and the owner can log in meanwhile", async () => {
  const email = "owner@todayfruit.example";
  await member(shop, email);
  later(shop, 1);
  const statuses: number[] = [];
  const attack = async (worker: number) => {
    for (let turn = worker; turn < 10_000; turn += 10) {
      const from = `2001:db8:a:b:${(turn * 7919).toString(16)}::${turn.toString(16)}`.replace(
        /:(\w{5,})::/,
        ":1::",
      );
      const forged = `198.51.100.${turn % 256}`;
      statuses.push((await logIn({ from, at: turn % 2, email, password: `guess-${turn}`, forged })).status);
      // Yields: attacker and shop share a thread here, unlike over a network.
      await setImmediate();
    }
  };
  const attacks = Array.from({ length: 10 }, (_, worker) => attack(worker));
  const took: number[] = [];
  for (const at of [0, 1]) {
    const began = performance.now();
    expect((await logIn({ from: "203.0.113.7", at, email, password: PASSWORD })).status).toBe(200);
    took.push(performance.now() - began);
  }
  await Promise.all(attacks);
  expect((await logIn({ from: "203.0.113.7", email, password: PASSWORD })).status).toBe(200);
  expect(statuses).toHaveLength(10_000);
  const times = (wanted: number) => statuses.filter((status) => status === wanted).length;
  // The password is checked at most five times; a process at its limit answers 503.
  expect(times(401)).toBeLessThanOrEqual(5);
  expect(times(429)).toBeGreaterThanOrEqual(10_000 - LOGINS);
  expect(times(401) + times(429) + times(503)).toBe(10_000);
  expect(Math.max(...took)).toBeLessThan(2000);
}, 120_000);

test("guest tokens of one network are counted across both processes", async () => {
  later(shop, 2);
  const asked = Array.from({ length: 200 }, (_, turn) =>
    ask(turn % 2, "/v2/tokens/guest", {}, `2001:db8:c:d::${turn.toString(16)}`),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  // A process at its limit answers 503.
  expect(statuses.filter((status) => status === 200 || status === 503)).toHaveLength(LOGINS);
  expect(statuses.filter((status) => status === 429)).toHaveLength(200 - LOGINS);
});

test("an attack from many networks leaves every other network its first try; attacking networks wait a minute", async () => {
  later(shop, 20);
  const email = "many@todayfruit.example";
  await member(shop, email);
  const wrong = (network: number, at = 0) =>
    logIn({ from: `198.51.100.${network}`, at, email, password: "guess-0000" });
  for (let network = 0; network < 60; network += 1)
    expect((await wrong(network, network % 2)).status).toBe(401);
  expect(await wrong(0)).toMatchObject({ status: 429, code: "LOGIN_BLOCKED" });
  expect((await logIn({ from: "203.0.113.8", email, password: PASSWORD })).status).toBe(200);
  later(shop, 1);
  expect((await wrong(0)).status).toBe(401);
});

test("a known device logs in from the attacking network, and its cookie alone opens nothing", async () => {
  later(shop, 20);
  const email = "home@todayfruit.example";
  await member(shop, email);
  const from = "203.0.113.9";
  const { set } = await logIn({ from, at: 1, email, password: PASSWORD });
  expect(set).toMatch(
    /^known_device=[\w-]{22}\.[\w-]{43}; Path=\/v2\/tokens; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
  );
  const cookie = String(set).split(";")[0] ?? "";
  for (let turn = 0; turn < 6; turn += 1) await logIn({ from, email, password: "guess-0000" });
  expect((await logIn({ from, email, password: PASSWORD })).code).toBe("LOGIN_BLOCKED");
  expect((await logIn({ from, email, password: "guess-0000", cookie })).code).toBe("LOGIN_FAILED");
  const other = "other@todayfruit.example";
  await member(shop, other);
  for (let turn = 0; turn < 6; turn += 1) await logIn({ from, email: other, password: "guess-0000" });
  expect((await logIn({ from, email: other, password: PASSWORD, cookie })).code).toBe("LOGIN_BLOCKED");
  expect((await logIn({ from, email, password: PASSWORD, cookie: `a=b; ${cookie}` })).status).toBe(200);
  const forged = cookie.replace(/\.(.)/, (_, first) => `.${first === "A" ? "B" : "A"}`);
  expect((await logIn({ from, email, password: PASSWORD, cookie: forged })).code).toBe("LOGIN_BLOCKED");
  for (let turn = 0; turn < 5; turn += 1) await logIn({ from, email, password: "guess-0000", cookie });
  expect((await logIn({ from, email, password: PASSWORD, cookie })).code).toBe("LOGIN_BLOCKED");
});

test("operators cannot be locked out either", async () => {
  later(shop, 20);
  const { email } = await operator(shop);
  const tryIn = (from: string) =>
    ask(0, "/operator/v1/tokens", { email, password: "x", code: "000000" }, from);
  for (let turn = 0; turn < 6; turn += 1) await tryIn("198.51.100.1");
  expect((await tryIn("198.51.100.1")).code).toBe("LOGIN_BLOCKED");
  expect((await tryIn("203.0.113.10")).code).toBe("OPERATOR_LOGIN_FAILED");
});
