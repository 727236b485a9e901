import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTrackerDelivery } from "./tracker-delivery.ts";

const sandbox = createSandbox({
  secretKey: "test_sk",
  clientKey: "test_ck",
  clock: () => new Date("2026-11-21T03:00:00Z"),
  webhookUrls: [],
  publicUrl: "http://localhost",
});
let baseUrl: string;
beforeAll(async () => {
  baseUrl = `${await sandbox.listen({ port: 0, host: "127.0.0.1" })}/tracker`;
});
afterAll(() => sandbox.close());

const KEYS = { clientId: "test_tracker_id", clientSecret: "test_tracker_secret", timeoutMs: 500 };
const parcel = { carrierId: "kr.cjlogistics", invoiceNumber: "601234567890" };
const gateway = (change: object = {}) => createTrackerDelivery({ baseUrl, ...KEYS, fetch, ...change });
const say = (path: string, payload: object) =>
  sandbox.inject({ method: "POST", url: `/_sim/tracker/${path}`, payload });
/** Returns a gateway to a provider that gives the same answer to every request. */
const answering = (body: string, status = 200) =>
  gateway({ fetch: async () => new Response(body, { status }) });

test("track: a number that no carrier has scanned is not known, and a scanned one has its events", async () => {
  expect(await gateway().track(parcel)).toEqual({ kind: "not-known" });
  const moved = { carrierId: parcel.carrierId, trackingNumber: parcel.invoiceNumber };
  await say("events", { ...moved, code: "DELIVERED", time: "2026-11-22T14:03:00+09:00" });
  await say("events", { ...moved, code: "AT_PICKUP", time: "2026-11-21T18:20:00+09:00", location: "제주" });
  const reply = await gateway().track(parcel);
  expect(reply).toMatchObject({
    kind: "found",
    events: [
      { code: "DELIVERED", at: "2026-11-22T14:03:00+09:00", description: "배송이 완료되었습니다." },
      { code: "AT_PICKUP", location: "제주" },
    ],
  });
});

test.each([
  ["a wrong key", () => gateway({ clientSecret: "guessed" }), "UNAUTHENTICATED"],
  ["nobody there", () => gateway({ baseUrl: "http://127.0.0.1:9" }), "TypeError"],
  [
    "a rate limit",
    () => answering('{"errors":[{"message":"rate limit","extensions":{"code":"FORBIDDEN"}}]}'),
    "FORBIDDEN",
  ],
  ["an error without a code", () => answering('{"errors":[{"message":"?"}]}'), "unknown"],
  ["a page of HTML", () => answering("<html>", 502), "SyntaxError"],
  ["an error with words", () => answering("{}", 500), "HTTP 500"],
  ["another answer", () => answering('{"data":{"track":null}}'), "malformed-reply"],
  ["no answer in time", () => gateway({ timeoutMs: 20, fetch: never }), "TimeoutError"],
] as const)("track: %s is unavailable", async (_what, make, reason) => {
  expect(await make().track(parcel)).toEqual({ kind: "unavailable", reason });
});

test("track: a provider with an error is unavailable, not an unknown number", async () => {
  await say("fail", { times: 1 });
  expect(await gateway().track(parcel)).toEqual({ kind: "unavailable", reason: "HTTP 500" });
  expect((await gateway().track(parcel)).kind).toBe("found");
});

test("track: unreadable events are omitted, long texts cut, and unknown codes become UNKNOWN", async () => {
  const nodes = [
    { time: "yesterday", status: { code: "DELIVERED" } },
    { time: "2026-11-21T18:20:00+09:00", status: { code: "TELEPORTED" }, description: "가".repeat(500) },
    { time: "2026-11-21T18:20:00+09:00" },
    null,
  ];
  const edges = nodes.map((node) => ({ node }));
  const body = JSON.stringify({ data: { track: { lastEvent: null, events: { edges } } } });
  expect(await answering(body).track(parcel)).toEqual({
    kind: "found",
    events: [
      { code: "UNKNOWN", at: "2026-11-21T18:20:00+09:00", description: "가".repeat(200), location: null },
    ],
  });
});

function never(_url: unknown, { signal }: RequestInit = {}): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}
