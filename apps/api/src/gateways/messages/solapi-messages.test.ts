import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("a text is signed, accepted and carried as it is", async () => {
  expect(await gateway().sendText(MESSAGE)).toEqual({
    kind: "accepted",
    messageId: expect.stringMatching(/^M4V/),
  });
  const { list } = (await sandbox.inject("/_sim/messages?to=01012345678")).json();
  expect(list[0]).toMatchObject({ ...MESSAGE, from: "0212345678" });
});

test.each<[string, Partial<SolapiOptions>, object]>([
  ["keys that are not ours", { apiSecret: "wrong" }, { kind: "failed", reason: "Unauthorized" }],
  [
    "a provider that does not answer",
    { baseUrl: "http://127.0.0.1:9" },
    { kind: "unknown", reason: "TypeError" },
  ],
  [
    "an answer that is none",
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
])("%s", async (_what, change, reply) => {
  expect(await gateway(change).sendText(MESSAGE)).toEqual(reply);
});

function gateway(change: Partial<SolapiOptions> = {}) {
  return createSolapiMessages({
    baseUrl,
    apiKey: "test_solapi_key",
    apiSecret: "test_solapi_secret",
    sender: "0212345678",
    fetch,
    timeoutMs: 1000,
    now,
    randomBytes: (size) => randomBytes(size),
    ...change,
  });
}
