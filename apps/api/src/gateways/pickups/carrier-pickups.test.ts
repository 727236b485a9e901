import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCarrierPickups } from "./carrier-pickups.ts";

const sandbox = createSandbox({
  secretKey: "test_sk",
  clientKey: "test_ck",
  clock: () => new Date("2026-11-21T03:00:00Z"),
  webhookUrls: [],
  publicUrl: "http://localhost",
});
let baseUrl: string;
beforeAll(async () => {
  baseUrl = `${await sandbox.listen({ port: 0, host: "127.0.0.1" })}/carriers`;
});
afterAll(() => sandbox.close());

const gateway = (change: object = {}) =>
  createCarrierPickups({ baseUrl, apiKey: "test_pickup_key", timeoutMs: 500, fetch, ...change });
const say = (path: string, payload: object) =>
  sandbox.inject({ method: "POST", url: `/_sim/pickups/${path}`, payload });
/** Returns a gateway to a service that gives the same answer to every request. */
const answering = (body: string, status = 200) =>
  gateway({ fetch: async () => new Response(body, { status }) });

let made = 0;
function order(changes: object = {}) {
  made += 1;
  const place = {
    name: "김하루",
    phone: "01012345678",
    zonecode: "05551",
    address: "서울 송파구 올림픽로 300",
  };
  return {
    key: `return-${made}`,
    version: 1,
    carrierCode: "04",
    pickupOn: "2026-11-24",
    from: place,
    to: place,
    contents: "구좌 흙당근 5kg",
    ...changes,
  };
}

test("order: the same pickup again is the same one, a higher version moves it, a late lower one does not", async () => {
  const wanted = order();
  const first = await gateway().order(wanted);
  expect(first).toMatchObject({ kind: "found", pickup: { collectedAt: null, invoiceNumber: null } });
  expect(await gateway().order(wanted)).toEqual(first);
  await gateway().order({ ...wanted, version: 2, pickupOn: "2026-11-26" });
  await gateway().order(wanted);
  const { list } = (await sandbox.inject("/_sim/pickups")).json();
  expect(list.filter(({ key }: { key: string }) => key === wanted.key)).toMatchObject([
    { version: 2, pickupOn: "2026-11-26" },
  ]);
});

test("find: goods that were collected have their instant and invoice number, and are not cancelled", async () => {
  const { key } = order();
  expect(await gateway().find(key)).toEqual({ kind: "none" });
  await gateway().order(order({ key }));
  await say("collect", { key, time: "2026-11-24T14:05:00+09:00", invoiceNumber: "512345678901" });
  const collected = {
    kind: "found",
    pickup: { collectedAt: "2026-11-24T14:05:00+09:00", invoiceNumber: "512345678901" },
  };
  expect(await gateway().find(key)).toMatchObject(collected);
  expect(await gateway().cancel(key)).toMatchObject(collected);
  expect(await gateway().order(order({ key, version: 5, pickupOn: "2026-11-30" }))).toMatchObject(collected);
});

test("cancel: a pickup is gone afterwards, also when it is cancelled twice", async () => {
  const wanted = order();
  await gateway().order(wanted);
  expect(await gateway().cancel(wanted.key)).toEqual({ kind: "none" });
  expect(await gateway().cancel(wanted.key)).toEqual({ kind: "none" });
});

test("order: a day that the carrier refuses is refused with its words", async () => {
  await say("refuse", { pickupOn: "2026-11-25", message: "그날은 집하가 어렵습니다." });
  expect(await gateway().order(order({ pickupOn: "2026-11-25" }))).toEqual({
    kind: "refused",
    reason: "그날은 집하가 어렵습니다.",
  });
});

test("order: a carrier that carries it out and whose answer is lost is unavailable, and has one pickup", async () => {
  const wanted = order();
  await say("faults", { pattern: ["lost"] });
  expect(await gateway().order(wanted)).toEqual({ kind: "unavailable", reason: "TypeError" });
  await say("faults", { pattern: [] });
  expect((await gateway().order(wanted)).kind).toBe("found");
});

test.each([
  ["a wrong key", () => gateway({ apiKey: "guessed" }), "HTTP 401"],
  ["nobody there", () => gateway({ baseUrl: "http://127.0.0.1:9" }), "TypeError"],
  ["a page of HTML", () => answering("<html>", 502), "SyntaxError"],
  ["an error with words", () => answering("{}", 500), "HTTP 500"],
  ["another answer", () => answering('{"reference":1}'), "malformed-reply"],
  [
    "an unreadable instant",
    () => answering('{"reference":"1","collectedAt":"yesterday","invoiceNumber":null}'),
    "malformed-reply",
  ],
] as const)("order: %s is unavailable", async (_what, make, reason) => {
  expect(await make().order(order())).toEqual({ kind: "unavailable", reason });
});
