import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { reviewPointsUntil } from "@todayfruit/domain/reviews/review-points";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { pay, placeOrder } from "../../testing/checkout-steps.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import {
  ADDRESS,
  guest,
  newPhone,
  PASSWORD,
  proveEmail,
  seedProduct,
  seedRules,
  signUp,
} from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";
import { remindDeposits } from "../payments/deposits/remind-deposits.ts";
import { reconcilePayments } from "../payments/settlement/reconcile-payments.ts";
import { notifyPointExpiry } from "../points/notify-point-expiry.ts";
import { notifyOrderUpdates } from "./notify-order-updates.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
beforeEach(async () => {
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

async function buyer() {
  const phone = newPhone();
  return { phone, token: (await signUp(shop, { phone })).reply.token };
}

/** Lists the notices sent to a number, oldest first. */
async function told(phone: string): Promise<{ templateId: string; text: string }[]> {
  await notifyOrderUpdates(shop.services);
  await sendMessages(shop.services);
  const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
  return (list as { templateId: string | null; text: string }[])
    .flatMap(({ templateId, text }) => (templateId === null ? [] : [{ templateId, text }]))
    .reverse();
}
const names = async (phone: string) => (await told(phone)).map(({ templateId }) => templateId);
const move = (id: number, name: "accept" | "hold" | "arrive" | "stock-out", body: object = {}) =>
  shop.call(work, `PUT /operator/v1/orders/{id}/${name}`, { path: { id }, body: body as never });

async function awaited(token: string) {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 5 });
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0], units: 2 }, "vbank");
  await pay(shop, token, order, "VIRTUAL_ACCOUNT");
  return order;
}

test("notifyOrderUpdates: an issued account is announced with all payment details, reminded of, and its deposit confirmed", async () => {
  const { phone, token } = await buyer();
  const order = await awaited(token);
  const [issued] = await told(phone);
  expect(issued?.templateId).toBe("VBANK_ISSUED");
  expect(issued?.text).toMatch(
    /은행: [가-힣A-Z]+\n계좌번호: X?\d+\n예금주: .+\n금액: [\d,]+원\n입금기한: 11월 \d+일 \(.\) \d\d:\d\d까지/,
  );
  later(shop, 22 * 60);
  expect(await remindDeposits(shop.services)).toBe(1);
  await shop.sandbox(`/_sim/deposit/${order.orderId}`, {});
  await reconcilePayments(shop.services);
  expect(await names(phone)).toEqual(["VBANK_ISSUED", "VBANK_REMIND", "DEPOSIT_OK"]);
  const inbox = await shop.call(token, "GET /v1/app-users/notification", {
    query: { listType: "orderList" },
  });
  expect(inbox.reply.list.map(({ title }) => title)).toEqual([
    "입금을 확인했어요",
    "입금 기한이 다가와요",
    "입금을 기다려요",
  ]);
});

test("notifyOrderUpdates: an order without a deposit expires and its buyer is notified", async () => {
  const { phone, token } = await buyer();
  await awaited(token);
  later(shop, 25 * 60);
  await reconcilePayments(shop.services);
  expect((await names(phone)).at(-1)).toBe("VBANK_EXPIRED");
});

test("notifyOrderUpdates: each delay gives reason and new date; a stock-out gives the refund", async () => {
  const { phone, token } = await buyer();
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  await move(order.id, "accept");
  const held = await move(order.id, "hold", { reason: "산지에 비가 와서", shipsOn: "2026-11-27" });
  expect(held.reply.orderItemStatus).toBe("delivery_delay");
  // The notice of an act that can be undone waits 10 s.
  later(shop, 11 / 60);
  const late = (await told(phone)).at(-1);
  expect(late?.text).toContain("사유: 산지에 비가 와서\n새 출고일: 11월 27일");
  later(shop, 1);
  await move(order.id, "accept");
  await move(order.id, "hold", { reason: "눈도 와서" });
  await told(phone);
  await move(order.id, "stock-out", { reason: "다 팔렸어요" });
  const all = await told(phone);
  expect(all.map(({ templateId }) => templateId)).toEqual([
    "ORDER_PAID",
    "ORDER_DELAYED",
    "ORDER_DELAYED",
    "STOCK_OUT_REFUND",
  ]);
  expect(all.at(-1)?.text).toContain("환불: 13,000원");
  expect(await breaches(shop)).toEqual([]);
});

test("notifyPointExpiry: expiring points are announced once by concurrent runs, as a notice with amount and last day", async () => {
  const { phone, token } = await buyer();
  const { reply } = await shop.call(token, "GET /v2/app-users/detail");
  await select(
    shop,
    `with lot as (insert into point_lot (user_id, amount, remaining, reason, available_at, expires_at)
       values ($1, 1500, 1500, 'purchase', $2, $2::timestamptz + interval '10 days') returning id),
     entry as (insert into point_entry (user_id, lot_id, amount, reason, at) select $1, id, 1500, 'award', $2 from lot)
     update app_user set point_balance = 1500 where id = $1`,
    [reply.id, shop.clock.now],
  );
  await Promise.all([1, 2, 3].map(() => notifyPointExpiry(shop.services)));
  const [notice, ...more] = await told(phone);
  expect([notice?.templateId, more]).toEqual(["POINT_EXPIRE", []]);
  expect(notice?.text).toMatch(/포인트: 1,500P\n마지막 날: 1\d월 \d+일/);
});

test("notifyOrderUpdates: a delivery to a member links to the reviews with points and last day; a guest gets no review link", async () => {
  await select(
    shop,
    `update shop_rule set value = value || '{"reviewPoint": 100, "photoReviewPoint": 1300}' where name = 'points'`,
  );
  const { phone, token } = await buyer();
  const [one, two] = [await buyThroughCart(shop, token, [{}]), await buyThroughCart(shop, token, [{}, {}])];
  await deliver(shop, one);
  await notifyOrderUpdates(shop.services);
  await deliver(shop, two);
  const arrivals = (await told(phone)).filter(({ templateId }) => templateId === "ORDER_DELIVERED_REVIEW");
  const until = formatMonthDay(reviewPointsUntil(shop.clock.now.toISOString()));
  expect(arrivals.map(({ text }) => text.split("\n").slice(-5))).toEqual([
    [
      "글 후기: 100P",
      "사진 후기: 1,300P",
      `받는 기한: ${until}까지`,
      "",
      `후기 쓰기: http://localhost:3000/my-reviews/write/${one.productIds[0]}`,
    ],
    [
      "글 후기: 200P",
      "사진 후기: 2,600P",
      `받는 기한: ${until}까지`,
      "",
      "후기 쓰기: http://localhost:3000/my-reviews",
    ],
  ]);
  const { reply } = await shop.call(token, "GET /v1/app-users/no-review-products");
  expect(reply).toMatchObject({ count: 3, totalPoint: 3900 });
  const guests = await guest(shop);
  const theirs = await buyThroughCart(shop, guests, [{}], 0, { ...ADDRESS, guestOrderPhone: "01033332222" });
  await deliver(shop, theirs);
  const last = (await told("01033332222")).at(-1);
  expect([last?.templateId, last?.text]).toEqual(["ORDER_DELIVERED", expect.not.stringContaining("후기")]);
});

test("CONSENT_RESULT: each change of a consent is confirmed with its date", async () => {
  const { phone, token } = await buyer();
  await proveEmail(shop, token);
  const { email } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  const set = (advertisingAlarm: boolean) =>
    shop.call(token, "PUT /v1/app-users/settings", { body: { advertisingAlarm } });
  await set(true);
  await set(false);
  await set(true);
  const results = (await told(phone)).filter(({ templateId }) => templateId === "CONSENT_RESULT");
  expect(results.map(({ text }) => /내용: (.+)\n처리한 날: 20\d\d\. /.exec(text)?.[1])).toEqual([
    "혜택 알림 동의",
    "혜택 알림 거부",
  ]);
  const inbox = async (listType: "orderList" | "fruitSnsList") =>
    (await shop.call(token, "GET /v1/app-users/notification", { query: { listType } })).reply.list;
  expect((await inbox("orderList")).filter(({ kind }) => kind === "consent")).toHaveLength(results.length);
  expect(await inbox("fruitSnsList")).toEqual([]);
  const { list } = await shop.sandbox(`/_sim/mails?to=${email}`);
  expect((list as { subject: string }[]).map(({ subject }) => subject)).toEqual(
    results.map(() => "[오늘의과일] 광고 수신 동의를 처리했어요"),
  );
});

test("PASSWORD_CHANGED: each changed password is reported by e-mail and text, a refused change is not", async () => {
  const { phone, token } = await buyer();
  await proveEmail(shop, token);
  const { email } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  const change = (currentPassword: string, password: string) =>
    shop.call(token, "PUT /v1/app-users", { body: { currentPassword, password } });
  const asker = await guest(shop);
  const reset = async (newPassword: string, wrong?: string) => {
    await shop.call(asker, "POST /v1/auth/phone", { body: { phone, purpose: "resetPassword" } });
    const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
    const verificationCode =
      wrong ?? /\[(\d{6})\]/.exec((list as { text: string }[])[0]?.text ?? "")?.[1] ?? "";
    const body = { phone, newPassword, verificationCode };
    later(shop, 2);
    return shop.call(asker, "PUT /v1/auth/reset-password", { body });
  };
  const letters = async () => {
    await sendMessages(shop.services);
    await sendMessages(shop.services);
    const { list } = await shop.sandbox(`/_sim/mails?to=${email}`);
    return (list as { subject: string; text: string }[]).filter(({ subject }) =>
      subject.includes("비밀번호"),
    );
  };
  expect((await change("not my orchard", "a new orchard in rain")).refusal.code).toMatch(/PASSWORD|LOGIN/);
  expect((await change(PASSWORD, "short")).refusal.code).toBe("PASSWORD_TOO_WEAK");
  expect((await reset("a new orchard in rain", "000000")).refusal.code).toBe("CODE_WRONG");
  expect((await reset("short")).refusal.code).toBe("PASSWORD_TOO_WEAK");
  expect(await letters()).toEqual([]);
  expect((await change(PASSWORD, "a new orchard in rain")).status).toBe(200);
  expect(await letters()).toHaveLength(1);
  expect((await reset("an orchard by the sea")).status).toBe(200);
  const both = await letters();
  expect(both.map(({ text }) => text.includes("http://localhost:3000/account/undo/"))).toEqual([true, true]);
  const texts = (await shop.sandbox(`/_sim/messages?to=${phone}`)).list as { text: string }[];
  expect(texts.filter(({ text }) => text.includes("비밀번호를 바꿨어요"))).toHaveLength(2);
});
