import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openSandbox } from "../toss/sandbox-test-fixtures.ts";

const MESSAGE = {
  to: "01012345678",
  from: "0212345678",
  text: "[오늘의과일] 인증번호 [123456]를 입력해 주세요.",
};

test("Solapi: signed messages are accepted and listed in the inbox, the latest first", async () => {
  const { app } = openSandbox();
  const reply = await send(app, { messages: [MESSAGE, { ...MESSAGE, text: "가".repeat(46) }] });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    groupInfo: { count: { total: 2, registeredSuccess: 2 } },
    failedMessageList: [],
  });
  const { list } = (await app.inject("/_sim/messages?to=01012345678")).json();
  expect(list.map(({ type }: { type: string }) => type)).toEqual(["LMS", "SMS"]);
  expect((await app.inject("/inbox")).body).toContain("인증번호 [123456]");
});

test("Solapi: ids do not repeat after a restart", async () => {
  const ids: string[] = [];
  for (const date of ["2026-08-12T01:00:00.000Z", "2026-08-12T01:00:01.000Z"]) {
    const { app } = openSandbox({ clock: () => new Date(date) });
    const { groupInfo, messageList } = (await send(app, { messages: [MESSAGE] }, { date })).json();
    ids.push(groupInfo.groupId, messageList[0].messageId);
  }
  expect(new Set(ids).size).toBe(4);
});

test.each([
  ["another secret", { secret: "another" }],
  ["an old date", { date: "2026-08-12T00:30:00Z" }],
  ["a salt that is too short", { salt: "short" }],
])("Solapi: %s is refused with 401", async (_what, change) => {
  const { app } = openSandbox();
  const reply = await send(app, { messages: [MESSAGE] }, change);
  expect([reply.statusCode, reply.json().errorCode]).toEqual([401, "Unauthorized"]);
});

test("Solapi: an invalid number is refused with 400, and requests fail as often as ordered", async () => {
  const { app } = openSandbox();
  expect((await send(app, { messages: [{ ...MESSAGE, to: "010-1234" }] })).statusCode).toBe(400);
  await app.inject({ method: "POST", url: "/_sim/messages/fail", payload: { times: 1 } });
  expect((await send(app, { messages: [MESSAGE] })).statusCode).toBe(500);
  expect((await send(app, { messages: [MESSAGE] })).statusCode).toBe(200);
});

type Change = { secret?: string; date?: string; salt?: string };

function send(
  app: ReturnType<typeof openSandbox>["app"],
  payload: object,
  { secret = "test_solapi_secret", date = "2026-08-12T01:00:00Z", salt = "0123456789abcdef" }: Change = {},
) {
  const signature = createHmac("sha256", secret)
    .update(date + salt)
    .digest("hex");
  const authorization = `HMAC-SHA256 apiKey=test_solapi_key, date=${date}, salt=${salt}, signature=${signature}`;
  return app.inject({
    method: "POST",
    url: "/messages/v4/send-many/detail",
    payload,
    headers: { authorization },
  });
}
