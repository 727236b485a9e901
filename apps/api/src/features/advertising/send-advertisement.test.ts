import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { guest, newPhone, proveEmail, signUp } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";

let shop: TestShop;
let phone: string;
let id: number;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  shop.clock.now = new Date("2026-11-21T12:00:00+09:00");
  phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  await proveEmail(shop, token);
  id = (await shop.call(token, "GET /v2/app-users/detail")).reply.id;
});
afterAll(() => shop.close());

const agree = (advertising: boolean, night: boolean) =>
  select(shop, "update app_user set advertising_alarm = $2, night_alarm = $3 where id = $1", [
    id,
    advertising,
    night,
  ]);
const advertise = async (at = "2026-11-21T12:00:00+09:00") => {
  shop.clock.now = new Date(at);
  const { token } = await operator(shop);
  const answer = await shop.call(token, "POST /operator/v1/members/{id}/advertisement", {
    path: { id },
    body: { text: "감귤이 나왔어요", reason: "겨울 감귤" },
  });
  await sendMessages(shop.services);
  return answer.status === 200 ? "sent" : answer.refusal.code;
};
const texts = async () =>
  ((await shop.sandbox(`/_sim/messages?to=${phone}`)).list as { text: string }[])
    .map(({ text }) => text)
    .filter((text) => text.startsWith("(광고)"));

test("a member who consented gets the advertisement with the legal marks; one who did not gets none", async () => {
  expect(await advertise()).toBe("ADVERTISING_NOT_ALLOWED");
  await agree(true, false);
  expect(await advertise()).toBe("sent");
  await agree(false, true);
  expect(await advertise()).toBe("ADVERTISING_NOT_ALLOWED");
  const [text = "", ...more] = await texts();
  expect(more).toEqual([]);
  expect(text).toMatch(/^\(광고\)\[.+\] 감귤이 나왔어요\n\n무료 수신거부: .+\/settings$/);
});

test.each([
  ["20:59:59", "sent", "sent"],
  ["21:00:00", "ADVERTISING_NOT_AT_NIGHT", "sent"],
  ["07:59:59", "ADVERTISING_NOT_AT_NIGHT", "sent"],
  ["08:00:00", "sent", "sent"],
])(
  "at %s KST an advertisement is %s with the day's consent, %s with the night's",
  async (time, byDay, withNight) => {
    await agree(true, false);
    expect(await advertise(`2026-11-21T${time}+09:00`)).toBe(byDay);
    await agree(true, true);
    expect(await advertise(`2026-11-21T${time}+09:00`)).toBe(withNight);
    expect(await texts()).toHaveLength([byDay, withNight].filter((each) => each === "sent").length);
  },
);

test("an unverified number, a guest and a deleted member get no advertisement", async () => {
  await agree(true, true);
  await select(shop, "update app_user set phone_verified_at = null where id = $1", [id]);
  expect(await advertise()).toBe("ADVERTISING_NOT_ALLOWED");
  const token = await guest(shop);
  id = (await shop.call(token, "GET /v2/app-users/detail")).reply.id;
  expect(await advertise()).toBe("MEMBER_NOT_FOUND");
});

test.each([
  ["20:59:59", 1],
  ["21:00:00", 0],
  ["07:59:59", 0],
  ["08:00:00", 1],
])(
  "an advertisement delayed by its provider until %s KST is sent %s times on each channel at once, the rest at eight",
  async (time, sent) => {
    await agree(true, false);
    const device = `device-of-${id}`;
    const { token } = (await signUp(shop, {})).reply;
    await proveEmail(shop, token);
    await shop.call(token, "PUT /v1/app-users/push-device", {
      body: { platform: "ios", fcmPushToken: device },
    });
    await select(shop, "update push_device set user_id = $1 where endpoint = $2", [id, device]);
    const [day, hour] = time < "12" ? ["22", time] : ["21", time];
    shop.clock.now = new Date("2026-11-21T20:00:00+09:00");
    const work = (await operator(shop)).token;
    await shop.call(work, "POST /operator/v1/members/{id}/advertisement", {
      path: { id },
      body: { text: "감귤이 나왔어요", reason: "겨울 감귤", channels: ["phone", "push", "email"] },
    });
    shop.clock.now = new Date(`2026-11-${day}T${hour}+09:00`);
    await sendMessages(shop.services);
    const email = (await select<{ email: string }>(shop, "select email from app_user where id = $1", [id]))[0]
      ?.email;
    const got = async () => [
      (await texts()).length,
      ((await shop.sandbox(`/_sim/pushes?to=${device}`)).list as object[]).length,
      ((await shop.sandbox(`/_sim/mails?to=${email}`)).list as object[]).length,
    ];
    expect(await got()).toEqual([sent, sent, sent]);
    shop.clock.now = new Date("2026-11-22T08:00:00+09:00");
    await sendMessages(shop.services);
    expect(await got()).toEqual([1, 1, 1]);
    const [mail] = (await shop.sandbox(`/_sim/mails?to=${email}`)).list as {
      headers: Record<string, string>;
      subject: string;
    }[];
    expect(mail?.subject).toMatch(/^\(광고\)\[/);
    expect(mail?.headers["list-unsubscribe"]).toMatch(/^<http.+\/settings>/);
  },
);

test("a withdrawn consent stops the advertisement, also one in delivery", async () => {
  await agree(true, true);
  await shop.sandbox("/_sim/messages/fail", { times: 1 });
  expect(await advertise()).toBe("sent");
  await agree(false, false);
  shop.clock.now = new Date("2026-11-21T13:00:00+09:00");
  await sendMessages(shop.services);
  expect(await texts()).toEqual([]);
  const rows = await select(
    shop,
    "select reason from message_outbox where template = 'ADVERTISEMENT' and reason is not null",
  );
  expect(rows).toEqual([{ reason: "no consent" }]);
});
