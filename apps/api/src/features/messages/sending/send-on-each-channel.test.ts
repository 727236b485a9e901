import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PASSWORD, proveEmail, signUp } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { recordEventToNotifyMember } from "../record-event-to-notify-member.ts";
import { sendMessages } from "./send-messages.ts";

let shop: TestShop;
let token: string;
let me: { id: number; email: string | null; phone: string | null };
let orders = 0;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
});
beforeEach(async () => {
  token = (await signUp(shop, {})).reply.token;
  await proveEmail(shop, token);
  me = (await shop.call(token, "GET /v2/app-users/detail")).reply;
});
afterAll(() => shop.close());

const REGISTER = "PUT /v1/app-users/push-device";
const pushes = async (to: string) =>
  (await shop.sandbox(`/_sim/pushes?to=${to}`)).list as {
    title: string;
    body: string;
    href: string;
    tag: string;
  }[];
const mails = async () =>
  (await shop.sandbox(`/_sim/mails?to=${me.email}`)).list as {
    subject: string;
    text: string;
    html: string;
    messageId: string;
    headers: Record<string, string>;
  }[];
const texts = async () => (await shop.sandbox(`/_sim/messages?to=${me.phone}`)).list as object[];
const registered = async (who = token) => (await shop.call(who, "GET /v1/app-users/push-device")).reply;
const asApp = (fcmPushToken: string, who = token) =>
  shop.call(who, REGISTER, { body: { platform: "ios", fcmPushToken } });

async function subscribe(who = token) {
  const made = await shop.sandbox("/_sim/web-push/subscriptions", {});
  const subscription = made as { endpoint: string; keys: { p256dh: string; auth: string } };
  await shop.call(who, REGISTER, { body: { platform: "web", subscription } });
  return { ...subscription, id: subscription.endpoint.split("/").at(-1) ?? "" };
}

/** Announces a paid order of the member and returns its number. */
async function pay(variables: object = {}): Promise<number> {
  orders += 1;
  await recordEventToNotifyMember(shop.database.db, "오늘의과일", {
    template: "ORDER_PAID",
    userId: me.id,
    variables: {
      주문번호: String(orders),
      상품: "감귤 5kg",
      이름: "김하루",
      금액: "13,000원",
      출고예정일: "11월 24일 (화)",
      도착예정일: "11월 25일 (수)",
      ...variables,
    },
    href: `/orders/${orders}`,
    key: `order ${orders} paid`,
    subject: `order ${orders}`,
    now: shop.clock.now,
  });
  return orders;
}

test("sendMessages: a repeated event is listed in the shop once and sent once on every channel", async () => {
  const browser = await subscribe();
  const order = await pay();
  orders -= 1;
  await pay();
  await sendMessages(shop.services);
  await sendMessages(shop.services);
  const list = await shop.call(token, "GET /v1/app-users/notification", { query: { listType: "orderList" } });
  const told = { title: "주문을 받았어요", href: `/orders/${order}` };
  expect(list.reply.list).toMatchObject([{ kind: "order", ...told }]);
  expect(await texts()).toMatchObject([{ type: "ATA", templateId: "ORDER_PAID" }]);
  expect(await pushes(browser.id)).toMatchObject([{ ...told, body: expect.stringContaining("감귤 5kg") }]);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: "[오늘의과일] 주문을 받았어요" });
  expect(mail?.html).toContain(`<a href="http://localhost:3000/orders/${order}">`);
  const [event] = await select(shop, "select outcome, variables, phone from message where subject = $1", [
    `order ${order}`,
  ]);
  expect(event).toEqual({
    outcome: { phone: "queued", push: "queued", email: "queued" },
    variables: {},
    phone: null,
  });
  expect(await breaches(shop)).toEqual([]);
});

test("sendMessages: line breaks in values add no headers to an e-mail, and markup is escaped", async () => {
  await pay({ 상품: "감귤\r\nBcc: everyone@f.kr\r\n\r\n<script>alert(1)</script>" });
  await sendMessages(shop.services);
  const [mail] = await mails();
  expect(Object.keys(mail?.headers ?? {})).not.toContain("bcc");
  expect(mail?.html).not.toContain("<script>");
  expect(mail?.headers["list-unsubscribe"]).toBeUndefined();
});

test("push devices: a registration ends with its session, and a device that changes hands gets no pushes of its former owner", async () => {
  const other = (await signUp(shop, {})).reply.token;
  await asApp("a-device-of-two");
  expect(await registered()).toMatchObject({ isRegistered: true, fcmPushToken: "a-device-of-two" });
  await asApp("a-device-of-two", other);
  expect([(await registered()).isRegistered, (await registered(other)).isRegistered]).toEqual([false, true]);
  await pay();
  await sendMessages(shop.services);
  expect(await pushes("a-device-of-two")).toEqual([]);

  await asApp("a-device-that-logs-out");
  await pay();
  await shop.call(token, "DELETE /v2/tokens");
  await sendMessages(shop.services);
  expect(await pushes("a-device-that-logs-out")).toEqual([]);
  expect(await select(shop, "select from push_device where endpoint = 'a-device-that-logs-out'")).toEqual([]);
  expect(await breaches(shop)).toEqual([]);
});

test("push devices: a switched-off device gets no pushes, not even queued ones", async () => {
  await asApp("a-device-that-is-silent");
  await pay();
  await shop.sandbox("/_sim/pushes/faults", { pattern: ["error"] });
  await sendMessages(shop.services);
  await shop.sandbox("/_sim/pushes/faults", { pattern: [] });
  await shop.call(token, "DELETE /v1/app-users/push-device");
  later(shop, 60);
  await sendMessages(shop.services);
  expect(await pushes("a-device-that-is-silent")).toEqual([]);
});

test.each(["gone-token-of-a-device", "bad-token-of-a-device"])(
  "push devices: %s is deleted at the first push",
  async (address) => {
    await asApp(address);
    await pay();
    await sendMessages(shop.services);
    expect((await registered()).isRegistered).toBe(false);
  },
);

test("push devices: an ended Web Push subscription is deleted at the first push", async () => {
  const { endpoint } = await subscribe();
  await shop.sandbox("/_sim/web-push/end", { endpoint });
  await pay();
  await sendMessages(shop.services);
  expect((await registered()).isRegistered).toBe(false);
});

test.each([
  "http://169.254.169.254/latest/meta-data",
  "https://169.254.169.254/latest",
  "https://localhost/push",
  "https://push.services.mozilla.com.evil.example/wpush",
  "https://evil.example/?updates.push.services.mozilla.com",
  "https://updates.push.services.mozilla.com:8443/wpush",
  "https://user@updates.push.services.mozilla.com/wpush",
  "http://updates.push.services.mozilla.com/wpush",
  "file:///etc/passwd-of-the-shop",
])("push devices: %s is refused with PUSH_SERVICE_UNKNOWN", async (endpoint) => {
  const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
  const body = { platform: "web", subscription: { endpoint, keys } } as const;
  expect((await shop.call(token, REGISTER, { body })).refusal.code).toBe("PUSH_SERVICE_UNKNOWN");
});

test("sendMessages: each push and e-mail is shown once through services that fail", async () => {
  const COUNT = 30;
  const browser = await subscribe();
  await asAnotherSession();
  await shop.sandbox("/_sim/pushes/faults", { pattern: ["none", "error", "lost", "busy", "none"] });
  await shop.sandbox("/_sim/mails/faults", { pattern: ["none", "error", "none", "lost"] });
  for (let turn = 0; turn < COUNT; turn += 1) await pay();
  for (let turn = 0; turn < 40; turn += 1) {
    await sendMessages(shop.services);
    const [row] = await select<{ open: number }>(
      shop,
      "select count(*)::int as open from message_outbox where next_try_at is not null",
    );
    if (row?.open === 0) break;
    later(shop, 31);
  }
  await shop.sandbox("/_sim/pushes/faults", { pattern: [] });
  await shop.sandbox("/_sim/mails/faults", { pattern: [] });
  for (const to of [browser.id, "a-second-device"]) {
    const tags = (await pushes(to)).map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(COUNT);
    // A push whose answer was lost was sent again, with the same tag.
    expect(tags.length).toBeGreaterThan(COUNT);
  }
  expect(new Set((await mails()).map(({ messageId }) => messageId)).size).toBe(COUNT);
  expect(await breaches(shop)).toEqual([]);
});

/** Logs the same member in on a second device. */
async function asAnotherSession(): Promise<void> {
  const own = await shop.call(null, "POST /v2/tokens", {
    body: { email: me.email ?? "", password: PASSWORD },
  });
  await asApp("a-second-device", own.reply.token);
}

test("message reports: known messages are updated, unknown ones are ignored", async () => {
  await pay();
  await sendMessages(shop.services);
  const [row] = await select<{ provider_message_id: string }>(
    shop,
    "select provider_message_id from message_outbox where channel = 'phone' and subject = $1",
    [`order ${orders}`],
  );
  const say = (statusCode: string, type: string, secret = "test_report_secret") =>
    shop.call(null, "POST /v1/messages/reports/{secret}", {
      path: { secret },
      body: [
        { messageId: row?.provider_message_id ?? "", statusCode, type },
        // Many reports at once, with all fields of the provider.
        ...Array.from({ length: 2000 }, (_, n) => ({
          messageId: `M4VNOBODYS${n}`,
          statusCode: "4000",
          type: "ATA",
          statusMessage: "수신 완료".repeat(20),
        })),
        {},
      ],
    });
  const report = async () =>
    (
      await select<{ report: string | null; report_code: string | null }>(
        shop,
        "select report, report_code from message_outbox where provider_message_id = $1",
        [row?.provider_message_id],
      )
    )[0];
  expect((await say("4000", "ATA", "guessed")).refusal.code).toBe("NOT_FOUND");
  expect((await say("3000", "ATA")).reply).toEqual({ known: 0 });
  expect(await report()).toEqual({ report: null, report_code: null });
  expect((await say("4000", "ATA")).reply).toEqual({ known: 1 });
  expect(await report()).toEqual({ report: "delivered", report_code: "4000" });
  await say("4000", "LMS");
  expect(await report()).toEqual({ report: "fallback", report_code: "4000" });
  await say("3104", "ATA");
  expect(await report()).toEqual({ report: "failed", report_code: "3104" });
});

const TWO_MINUTES = 2;

test.each([
  ["whose text has left, a letter that may have arrived is not sent again", "phone", 1, "may have arrived"],
  ["of which nothing else told, it is sent again under its name", "email alone", 2, null],
] as const)(
  "sendMessages: crash between mail server and database, for an event %s",
  async (_what, by, left, reason) => {
    if (by === "email alone") await select(shop, "update app_user set phone = null where id = $1", [me.id]);
    const order = await pay();
    const { mails: real } = shop.services;
    const killed = {
      ...real,
      send: async (mail: Parameters<typeof real.send>[0]) => {
        await real.send(mail);
        throw new Error("killed");
      },
    };
    await expect(sendMessages({ ...shop.services, mails: killed })).rejects.toThrow("killed");
    later(shop, TWO_MINUTES + 1);
    await sendMessages(shop.services);
    await sendMessages(shop.services);
    const letters = await mails();
    expect(letters).toHaveLength(left);
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1);
    const [row] = await select<{ reason: string | null }>(
      shop,
      "select reason from message_outbox where channel = 'email' and subject = $1",
      [`order ${order}`],
    );
    expect(row?.reason).toBe(reason);
    expect(await breaches(shop)).toEqual([]);
  },
);

test("sendMessages: an e-mail is sent once its unreachable mail server is back, also when the text message was sent", async () => {
  await pay();
  const unreached = {
    ...shop.services.mails,
    send: async () => ({ kind: "failed", reason: "ECONNREFUSED" }) as const,
  };
  await sendMessages({ ...shop.services, mails: unreached });
  expect(await mails()).toEqual([]);
  later(shop, TWO_MINUTES);
  await sendMessages(shop.services);
  expect(await mails()).toHaveLength(1);
});
