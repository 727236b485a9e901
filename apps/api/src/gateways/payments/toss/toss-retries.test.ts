import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { found, openTossGateway } from "../../../testing/open-toss-gateway.ts";

let toss: Awaited<ReturnType<typeof openTossGateway>>;
beforeEach(async () => {
  toss = await openTossGateway();
});
afterEach(() => toss.close());

test("confirm and cancel: after a lost reply the request is repeated under the same key, and the money moves once", async () => {
  const input = await toss.authorize("lost-0001", 1_000);
  await toss.fault({ point: "confirm", kind: "lostReply", times: 1 });
  expect(found(await toss.gateway.confirm(input)).status).toBe("DONE");
  expect(toss.counted.requests).toBe(2);
  expect(await toss.ledgerOf("lost-0001")).toHaveLength(1);

  await toss.fault({ point: "cancel", kind: "lostReply", times: 2 });
  const cancelled = await toss.gateway.cancel({
    paymentKey: input.paymentKey,
    reason: "변심",
    amount: 400,
    idempotencyKey: "l",
  });
  expect(found(cancelled)).toMatchObject({ balanceAmount: 600, cancels: [{ cancelAmount: 400 }] });
});

test("confirm: when every reply is lost the payment is unreachable, and findByOrder shows that it is done", async () => {
  const input = await toss.authorize("lost-0002", 1_000);
  await toss.fault({ point: "confirm", kind: "lostReply", times: 3 });
  expect(await toss.gateway.confirm(input)).toEqual({ kind: "unreachable", reason: "connection-lost" });
  expect(found(await toss.gateway.findByOrder("lost-0002")).status).toBe("DONE");
});

test("confirm: a server error is retried, then unreachable with nothing charged", async () => {
  const input = await toss.authorize("down-0001", 1_000);
  await toss.fault({ point: "confirm", kind: "error500", times: 2 });
  expect(found(await toss.gateway.confirm(input)).status).toBe("DONE");
  const next = await toss.authorize("down-0002", 1_000);
  await toss.fault({ point: "confirm", kind: "error500", times: 3 });
  expect(await toss.gateway.confirm(next)).toEqual({ kind: "unreachable", reason: "server-error" });
  expect(found(await toss.gateway.findByOrder("down-0002")).status).toBe("IN_PROGRESS");
  expect(found(await toss.gateway.confirm(next)).status).toBe("DONE");
});

test("confirm: a slow answer ends in a timeout and is not retried", async () => {
  const hasty = toss.connect({ timeoutMs: 60 });
  const input = await toss.authorize("slow-0001", 1_000);
  await toss.fault({ point: "confirm", kind: "delay", delayMs: 200, times: 1 });
  expect(await hasty.confirm(input)).toEqual({ kind: "unreachable", reason: "timeout" });
  expect(toss.counted.requests).toBe(1);
  await sleep(250);
  expect(found(await toss.gateway.findByOrder("slow-0001")).status).toBe("DONE");
});

test("confirm: a second request waits for the first one that is still running", async () => {
  const input = await toss.authorize("flight-01", 1_000);
  await toss.fault({ point: "confirm", kind: "delay", delayMs: 100, times: 1 });
  const patient = toss.connect({ wait: () => sleep(80) });
  const [one, two] = await Promise.all([patient.confirm(input), patient.confirm(input)]);
  expect(found(one)).toEqual(found(two));
  const key = await toss.authorize("flight-02", 1_000);
  await toss.fault({ point: "confirm", kind: "delay", delayMs: 100, times: 1 });
  const [, hurried] = await Promise.all([toss.gateway.confirm(key), toss.gateway.confirm(key)]);
  expect(hurried).toEqual({ kind: "unreachable", reason: "still-processing" });
});

test("confirm: a passing provider error leaves the payment undecided", async () => {
  const input = await toss.authorize("provider1", 1_000);
  await toss.fault({ point: "confirm", kind: "refuse", code: "PROVIDER_ERROR", times: 1 });
  expect(await toss.gateway.confirm(input)).toEqual({ kind: "unreachable", reason: "provider-error" });
  expect(toss.counted.requests).toBe(1);
  // Toss repeats the first answer of a key, so the next attempt needs its own.
  expect(found(await toss.gateway.confirm({ ...input, idempotencyKey: "attempt:2" })).status).toBe("DONE");
});

test("confirm: an unknown refusal code is accepted only after the payment was read", async () => {
  const input = await toss.authorize("future-01", 1_000);
  await toss.fault({ point: "confirm", kind: "refuse", code: "SOME_FUTURE_CODE", times: 1 });
  expect(await toss.gateway.confirm(input)).toMatchObject({ kind: "refused", code: "SOME_FUTURE_CODE" });
  const paid = await toss.authorize("future-02", 1_000);
  await toss.gateway.confirm(paid);
  await toss.fault({ point: "confirm", kind: "refuse", code: "SOME_FUTURE_CODE", times: 1 });
  expect(found(await toss.gateway.confirm({ ...paid, idempotencyKey: "again" })).status).toBe("DONE");
});

test("find: a wrong key is refused, and an address without a server is unreachable", async () => {
  expect(await toss.connect({ secretKey: "test_sk_wrong" }).find("key")).toMatchObject({
    code: "UNAUTHORIZED_KEY",
  });
  const dead = toss.connect({ baseUrl: "http://127.0.0.1:9" });
  expect(await dead.find("key")).toEqual({ kind: "unreachable", reason: "connection-lost" });
});
