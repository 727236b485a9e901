import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openSandbox } from "../toss/sandbox-fixture.ts";

const MESSAGE = {
  to: "01012345678",
  from: "0212345678",
  text: "[오늘의과일] 인증번호 [123456]를 입력해 주세요.",
};

test("a signed message is accepted and stands in the inbox, the latest first", async () => {
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

test("a sandbox that was started again gives no id that an earlier one gave", async () => {
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
])("%s is refused", async (_what, change) => {
  const { app } = openSandbox();
  const reply = await send(app, { messages: [MESSAGE] }, change);
  expect([reply.statusCode, reply.json().errorCode]).toEqual([401, "Unauthorized"]);
});

test("a number that is none is refused, and a provider that is down says so as often as it was told", async () => {
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
