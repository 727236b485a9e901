import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { allCalls } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { afterAll, beforeAll, expect, test } from "vitest";
import { largestValueOfSchema } from "../../testing/largest-value-of-schema.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { guest } from "../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await createTestShop();
  port = Number(new URL(await shop.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => shop.close());

const REPORTS = "/v1/messages/reports";
const UNKNOWN_TOKEN = "A".repeat(43);
const calls = Object.entries<Call>(allCalls).filter(([, { body }]) => body);

test("a message report with a wrong secret in its path is refused before its body arrives", async () => {
  expect(await answerToHead("POST", `${REPORTS}/wrong`, {}, 1_000_000)).toMatch(
    /^HTTP\/1.1 404 [\s\S]*connection: close/i,
  );
});

test.each(calls.filter(([, { access }]) => access !== "public").map(([name]) => name))(
  "%s without a token is refused before its body is read",
  async (name) => {
    const [method = "", path = ""] = name.split(" ");
    const url = path.replaceAll(/\{\w+\}/g, "1");
    const unread = await answerToHead(method, url, {}, 1000);
    expect(unread).toMatch(/^HTTP\/1.1 401 /);
    expect(unread).toContain("LOGIN_REQUIRED");
  },
);

test("a large body is read for known tokens only; a small one with an unknown token is refused as well", async () => {
  const path = "/v1.2/app-users/shopping-carts";
  const unknown = { authorization: `Bearer ${UNKNOWN_TOKEN}` };
  expect(await answerToHead("POST", path, unknown, 60_000)).toContain("TOKEN_INVALID");
  const chunked = { ...unknown, "transfer-encoding": "chunked" };
  expect(await answerToHead("POST", path, chunked, null)).toContain("TOKEN_INVALID");
  const payload = { productId: 1, optionGroups: [{ optionId: 1, optionUnit: 1 }] };
  const small = await shop.app.inject({ method: "POST", url: path, headers: unknown, payload });
  expect([small.statusCode, small.json().code]).toEqual([401, "TOKEN_INVALID"]);

  const known = { authorization: `Bearer ${await guest(shop)}` };
  const large = { productId: 1, note: "x".repeat(60_000) };
  const read = await shop.app.inject({ method: "POST", url: path, headers: known, payload: large });
  expect([read.statusCode, read.json().code]).toEqual([400, "INVALID_INPUT"]);
});

test.each([
  ["nested deeply", "[".repeat(30_000)],
  ["of very many values", `[${"1,".repeat(32_000)}1]`],
])("a body %s is refused before it is built", async (_what, payload) => {
  const parse = JSON.parse;
  let parsed = 0;
  JSON.parse = (text: string, ...rest) => {
    if (text === payload) parsed += 1;
    return parse(text, ...rest);
  };
  const headers = { "content-type": "application/json" };
  const refused = await shop.app.inject({ method: "POST", url: "/v2/tokens", headers, payload });
  JSON.parse = parse;
  expect([refused.statusCode, refused.json().code, parsed]).toEqual([400, "INVALID_INPUT", 0]);
});

test.each([
  ["nested deeply", "[".repeat(30), "INVALID_INPUT", 400],
  ["of many values", `[${"1,".repeat(8500)}`, "INVALID_INPUT", 400],
  ["longer than its call takes", `{"email":"${"x".repeat(70_000)}`, "BODY_TOO_LARGE", 413],
])("a chunked body %s is refused before it has arrived completely", async (_what, begun, code, status) => {
  const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
  const socket = send(head("POST", "/v2/tokens", headers, null));
  for (const part of begun.match(/.{1,5000}/g) ?? [])
    socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
  const [chunk] = await once(socket, "data", { signal: AbortSignal.timeout(2000) });
  socket.destroy();
  expect(String(chunk)).toMatch(
    new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*connection: close[\\s\\S]*${code}`, "i"),
  );
});

test("a Kakao notice is read for its admin key only; a payment webhook up to 32 kB", async () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const guessed = { ...form, authorization: "KakaoAK guessed" };
  for (const path of ["/v1/auth/social/kakaotalk/unlinked", "/v1/gift/shared"]) {
    expect(await answerToHead("POST", path, guessed, 100)).toMatch(
      /^HTTP\/1.1 401 [\s\S]*NOTICE_NOT_GENUINE/,
    );
  }
  const webhook = "/v1/payments/webhooks/toss";
  expect(await answerToHead("POST", webhook, {}, 33_000)).toMatch(/^HTTP\/1.1 413 [\s\S]*BODY_TOO_LARGE/);
  expect(await answerToHead("POST", webhook, form, 100)).toMatch(/^HTTP\/1.1 415 /);
});

test("validation stops at the first invalid field", async () => {
  const refused = await shop.call(null, "POST /v2/tokens", {
    body: { email: 1, password: 2, more: 3 } as never,
  });
  expect(refused.refusal.detail?.fields).toHaveLength(1);
});

test.each(calls.filter(([name, { picture }]) => !picture && name !== "POST /v1/events"))(
  "the largest body of %s is within its limit",
  (name, { body = {}, bodyLimit = 64 * 1024 }) => {
    expect(Buffer.byteLength(JSON.stringify(largestValueOfSchema(ofOneRow(body)))), name).toBeLessThanOrEqual(
      bodyLimit,
    );
  },
);

/** Returns a schema whose lists of rows, and of edits with rows, have one each: how many more fit is a matter of their bytes. */
function ofOneRow(schema: object): object {
  const { properties, anyOf, items } = schema as {
    properties?: Record<string, object>;
    anyOf?: object[];
    items?: object;
  };
  const one = (name: string, each: object) =>
    name === "rows" || name === "edits" ? { ...ofOneRow(each), maxItems: 1 } : each;
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(ofOneRow) }),
    ...(items && { items: ofOneRow(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, one(name, each)]),
      ),
    }),
  };
}

test("rows beyond the bytes of an edit are refused with BODY_TOO_LARGE", async () => {
  const { token } = await operator(shop);
  const set = { storage: "가".repeat(1000), harvestNote: "가".repeat(500), expiryNote: "가".repeat(500) };
  const rows = Array.from({ length: 500 }, (_, index) => ({ id: index + 1, version: 1, set }));
  const body = { rows, reason: "시험" };
  expect((await shop.call(token, "PATCH /operator/v1/products", { body })).refusal.code).toBe(
    "RECORD_NOT_FOUND",
  );
  const longer = rows.map((row) => ({
    ...row,
    set: { ...set, contents: [{ type: "paragraph" as const, text: "가".repeat(3000) }] },
  }));
  const refused = await shop.call(token, "PATCH /operator/v1/products", { body: { ...body, rows: longer } });
  expect([refused.status, refused.refusal.code]).toEqual([413, "BODY_TOO_LARGE"]);
});

test("a slow body ends at the request timeout and is not logged as an error", async () => {
  const { requestTimeout } = shop.app.server;
  shop.app.server.requestTimeout = 300;
  shop.app.server.headersTimeout = 300;
  const socket = send(head("POST", "/v2/tokens", { "content-type": "application/json" }, 1000));
  const drip = setInterval(() => socket.write(" "), 100);
  const begin = performance.now();
  socket.resume();
  await once(socket, "close");
  clearInterval(drip);
  shop.app.server.requestTimeout = requestTimeout;
  shop.app.server.headersTimeout = requestTimeout;
  expect(performance.now() - begin).toBeLessThan(3000);
  expect(requestTimeout).toBe(30_000);
  expect(errors()).toEqual([]);
});

test("a request aborted by its sender is not logged as an error", async () => {
  const answered = shop.logged.length;
  const socket = send(`${head("POST", "/v2/tokens", { "content-type": "application/json" }, 1000)}{"email":`);
  await once(socket, "connect");
  await wait(50);
  socket.resetAndDestroy();
  await wait(100);
  expect(errors()).toEqual([]);
  expect(shop.logged.slice(answered).join()).not.toContain("unexpected error");
  expect((await shop.app.inject("/healthz")).statusCode).toBe(200);
});

function errors(): string[] {
  return shop.logged.filter((line) => JSON.parse(line).level >= 50);
}

/** Returns the reply to a request of which only the head is sent; its body never arrives. */
async function answerToHead(
  method: string,
  path: string,
  headers: Record<string, string>,
  bytes: number | null,
): Promise<string> {
  const socket = send(head(method, path, { "content-type": "application/json", ...headers }, bytes));
  const [chunk] = await once(socket, "data", { signal: AbortSignal.timeout(2000) });
  socket.destroy();
  return String(chunk);
}

function head(method: string, path: string, headers: Record<string, string>, bytes: number | null): string {
  const all = { host: "shop", ...headers, ...(bytes === null ? {} : { "content-length": bytes }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
}

function send(text: string): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(text);
  return socket;
}
