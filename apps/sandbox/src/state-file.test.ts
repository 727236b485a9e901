import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFileJournal } from "./state-file.ts";
import { openSandbox } from "./toss/sandbox-test-fixtures.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "journal-"));
  file = path.join(folder, "made/sandbox.jsonl");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openSandbox({ journal: createFileJournal(file) });

test("journal: an account issued before a restart accepts its deposit after it", async () => {
  const before = open();
  await before.pay("order-0001", 22_900, { method: "VIRTUAL_ACCOUNT", validHours: 24 });
  const waiting = (await before.get("/v1/payments/orders/order-0001")).json();
  await before.app.close();

  const after = open();
  expect((await after.get("/v1/payments/orders/order-0001")).json()).toEqual(waiting);
  await after.sim("deposit/order-0001");
  const paid = (await after.get("/v1/payments/orders/order-0001")).json();
  expect(paid).toMatchObject({ status: "DONE", totalAmount: 22_900, paymentKey: waiting.paymentKey });
  expect(paid.lastTransactionKey).not.toBe(waiting.lastTransactionKey);
  await after.app.close();

  const later = open();
  expect((await later.get("/v1/payments/orders/order-0001")).json()).toEqual(paid);
  await later.app.close();
});

test("journal: a payment authenticated before a restart is confirmed after it, and cancelled after another one", async () => {
  const first = open();
  const body = await first.authorize("order-0002", 10_000);
  await first.app.close();

  const second = open();
  expect((await second.post("/v1/payments/confirm", body)).json()).toMatchObject({ status: "DONE" });
  await second.app.close();

  const third = open();
  const cancelled = await third.post(`/v1/payments/${body.paymentKey}/cancel`, { cancelReason: "단순 변심" });
  expect(cancelled.json()).toMatchObject({ status: "CANCELED", balanceAmount: 0 });
  const again = await third.authorize("order-0003", 10_000);
  expect(again.paymentKey).not.toBe(body.paymentKey);
  await third.app.close();
});

test("journal: for an order tried twice the approved payment is returned, also after a restart", async () => {
  const before = open();
  const first = await before.authorize("order-0004", 10_000);
  const second = await before.authorize("order-0004", 10_000);
  expect(second.paymentKey).not.toBe(first.paymentKey);
  await before.post("/v1/payments/confirm", first);
  await before.app.close();

  const after = open();
  expect((await after.get("/v1/payments/orders/order-0004")).json().paymentKey).toBe(first.paymentKey);
  expect((await after.post("/v1/payments/confirm", second)).json().code).toBe("DUPLICATED_ORDER_ID");
  await after.app.close();
});

test("journal: a start compacts to one line per payment, and a reset survives a restart", async () => {
  const before = open();
  await before.pay("order-0005", 10_000);
  await before.app.close();
  const lines = async () => (await readFile(file, "utf8")).trimEnd().split("\n").length;
  expect(await lines()).toBe(4); // the run, opened, authenticated, approved

  const after = open();
  await after.app.ready();
  expect(await lines()).toBe(2);
  await after.sim("reset");
  await after.app.close();

  const later = open();
  expect((await later.get("/v1/payments/orders/order-0005")).statusCode).toBe(404);
  expect(await lines()).toBe(1);
  await later.app.close();
});

test("journal: an incomplete last line after a crash is dropped, earlier lines are kept", async () => {
  const before = open();
  await before.pay("order-0006", 10_000);
  await before.app.close();
  await appendFile(file, '{"payment":{"pay');

  const after = open();
  expect((await after.get("/v1/payments/orders/order-0006")).json()).toMatchObject({ status: "DONE" });
  await after.app.close();
});
