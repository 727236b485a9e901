import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MessageGateway as Gateway } from "./message-gateway-types.ts";
import { createSolapiMessages, type SolapiOptions } from "./solapi-messages.ts";

const now = () => new Date("2026-11-21T03:00:00Z");
const sandbox = createSandbox({
  secretKey: "test_sk_local",
  clientKey: "test_ck_local",
  clock: now,
  webhookUrls: [],
  publicUrl: "http://sandbox.test",
});
let baseUrl: string;
beforeAll(async () => {
  await sandbox.listen({ port: 0, host: "127.0.0.1" });
  baseUrl = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
});
afterAll(() => sandbox.close());

const MESSAGE = { to: "01012345678", text: "[오늘의과일] 인증번호 [123456]를 입력해 주세요." };

test("sendText: the message is signed, accepted and sent unchanged", async () => {
  expect(await gateway().sendText(MESSAGE)).toEqual({
    kind: "accepted",
    messageId: expect.stringMatching(/^M4V/),
  });
  const { list } = (await sandbox.inject("/_sim/messages?to=01012345678")).json();
  expect(list[0]).toMatchObject({ ...MESSAGE, from: "0212345678" });
});

const NOTICE = { ...MESSAGE, text: "선물이 도착했어요" };
const notice = (key: string, template: string) => ({
  ...NOTICE,
  key,
  notice: { template, variables: { "#{보낸이}": "김하루" } },
});

async function sendBatch(change: Partial<SolapiOptions>, messages: Parameters<Gateway["fillBatch"]>[1]) {
  const own = gateway(change);
  const opened = await own.openBatch();
  if (opened.kind !== "opened") throw new Error(opened.reason);
  const filled = await own.fillBatch(opened.batchId, messages);
  return { own, batchId: opened.batchId, filled };
}

test("sendBatch: a notice is sent by KakaoTalk with its text as a fallback, and as a text without a registered template or channel", async () => {
  await sandbox.inject({ method: "POST", url: "/_sim/messages/clear" });
  const both = [
    notice("a", "GIFT_ARRIVED"),
    notice("b", "GIFT_REMIND"),
    { ...NOTICE, key: "c", notice: null },
  ];
  const one = await sendBatch({}, both);
  await one.own.sendBatch(one.batchId);
  const other = await sendBatch({ channel: null }, [notice("d", "GIFT_ARRIVED")]);
  await other.own.sendBatch(other.batchId);
  const { list } = (await sandbox.inject("/_sim/messages?to=01012345678")).json();
  expect(list).toMatchObject([
    { type: "SMS", templateId: null, key: "d" },
    { type: "SMS", templateId: null, key: "c" },
    { type: "SMS", templateId: null, key: "b" },
    { type: "ATA", templateId: "KA01TP1", text: NOTICE.text, variables: { "#{보낸이}": "김하루" }, key: "a" },
  ]);
});

test("sendBatch: a batch is sent once, only when told to, and reports its state before and after", async () => {
  await sandbox.inject({ method: "POST", url: "/_sim/messages/clear" });
  const wrong = { ...notice("wrong", "GIFT_ARRIVED"), to: "01012340000" };
  const { own, batchId, filled } = await sendBatch({}, [notice("right", "GIFT_ARRIVED"), wrong]);
  expect(filled).toMatchObject({ kind: "filled" });
  if (filled.kind !== "filled") throw new Error(filled.kind);
  expect([...filled.accepted.keys()]).toEqual(["right"]);
  expect([...filled.refused]).toEqual([["wrong", "3049"]]);
  expect(await own.stateOfBatch(batchId)).toEqual({ kind: "waiting", count: 1 });
  expect(await own.sendBatch(batchId)).toEqual({ kind: "accepted" });
  expect(await own.sendBatch(batchId)).toEqual({ kind: "failed", reason: "ValidationError" });
  expect(await own.stateOfBatch(batchId)).toEqual({ kind: "gone" });
  expect(await own.stateOfBatch("G4VNOBODYS")).toEqual({ kind: "void" });
  const { list } = (await sandbox.inject("/_sim/messages?to=01012345678")).json();
  expect(list).toHaveLength(1);
});

test.each<[string, Partial<SolapiOptions>, object]>([
  ["wrong keys", { apiSecret: "wrong" }, { kind: "failed", reason: "Unauthorized" }],
  [
    "a provider that does not answer",
    { baseUrl: "http://127.0.0.1:9" },
    { kind: "unknown", reason: "TypeError" },
  ],
  [
    "an answer that is not JSON",
    { fetch: async () => new Response("<html>") },
    { kind: "unknown", reason: "malformed-reply" },
  ],
  [
    "a message that the provider refuses",
    {
      fetch: async () =>
        Response.json({ groupInfo: { groupId: "G" }, failedMessageList: [{ statusCode: "1062" }] }),
    },
    { kind: "failed", reason: "1062" },
  ],
])("sendText: %s", async (_what, change, reply) => {
  expect(await gateway(change).sendText(MESSAGE)).toEqual(reply);
});

function gateway(change: Partial<SolapiOptions> = {}) {
  return createSolapiMessages({
    baseUrl,
    apiKey: "test_solapi_key",
    apiSecret: "test_solapi_secret",
    sender: "0212345678",
    channel: "KA01PF",
    templateId: (name) => (name === "GIFT_ARRIVED" ? "KA01TP1" : null),
    fetch,
    timeoutMs: 1000,
    now,
    randomBytes: (size) => randomBytes(size),
    ...change,
  });
}
