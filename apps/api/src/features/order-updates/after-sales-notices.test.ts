import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, guest, newPhone, seedRules, signUp } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../testing/read-and-set-shop-state.ts";
import { optionOf, type ReturnResolution, requestReturn } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";
import { refundMoney } from "../payments/refunds/refund-money.ts";
import { notifyOrderUpdates } from "./notify-order-updates.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const ORDER_PAGE = /^\/orders\/\d+$/;
const RETURN_PAGE = /^\/orders\/\d+\/returns\/\d+$/;

type Person = { kind: "member" | "guest"; phone: string; token: string };
type Told = { texts: { templateId: string; text: string }[]; notices: Notice[] };
type Notice = { title: string; body: string; href: string; image: string | null };

/** Decisions of an operator, each with what comes before it and the one notice that it sends. */
const DECISIONS = [
  ["a return approved as shown", "RETURN_APPROVED", asked({}), (id: number) => approve(id, {})],
  [
    "a return approved for less",
    "RETURN_OFFERED",
    asked({}),
    (id: number) => approve(id, { refundPrice: 1000, notice: "일부만 상했어요" }),
  ],
  ["a return denied", "RETURN_DENIED", asked({}), deny],
  ["an exchange approved", "EXCHANGE_APPROVED", asked({ wish: "replace" }), (id: number) => approve(id, {})],
  ["an exchange denied", "RETURN_DENIED", asked({ wish: "replace" }), deny],
  ["a denied return corrected", "RETURN_CORRECTED", denied, (id: number) => correct(id)],
  [
    "an offered refund corrected to the one shown",
    "RETURN_APPROVED",
    offeredLess,
    (id: number) => correct(id),
  ],
  ["a request to cancel approved", "ORDER_CANCELLED", cancelAsked, approveCancel],
  ["a request to cancel denied", "CANCEL_DENIED", cancelAsked, denyCancel],
  ["a stock-out", "STOCK_OUT_REFUND", paid, stockOut],
  ["a delay", "ORDER_DELAYED", paid, hold],
  ["a goodwill refund", "GOODWILL_REFUND", paid, goodwill],
] as const;

test.each(
  DECISIONS.flatMap(([name, template, before, decide]) =>
    (["member", "guest"] as const).map((kind) => [name, kind, template, before, decide] as const),
  ),
)(
  "%s of a %s is told by one text and, to a member, one notification",
  async (name, kind, template, before, decide) => {
    const person = await personOf(kind);
    const subject = await before(person);
    const first = await told(person);
    expect((await decide(subject)).status).toBe(200);
    // The notice of an act that can be undone waits 10 s.
    later(shop, 11 / 60);
    const { texts, notices } = since(await told(person), first);
    expect(texts.map(({ templateId }) => templateId)).toEqual([template]);
    expect(texts[0]?.text).toMatch(/^\[오늘의과일\] /);
    expect(notices).toHaveLength(kind === "member" ? 1 : 0);
    for (const notice of notices) {
      expect(notice, name).toMatchObject({
        image: expect.any(String),
        href: expect.stringMatching(/^(RETURN|EXCHANGE)/.test(template) ? RETURN_PAGE : ORDER_PAGE),
      });
      expect(notice.body).toMatch(/[요다]\.|사유: |환불: /);
      expect(notice.body).not.toContain(" · ");
    }
    expect(since(await told(person), first).texts).toHaveLength(1);
  },
);

test.each(["member", "guest"] as const)(
  "requests of a %s are confirmed with the refund that was shown",
  async (kind) => {
    const person = await personOf(kind);
    await cancelAsked(person);
    await asked({})(person);
    await asked({ wish: "replace" })(person);
    const { texts, notices } = await told(person);
    const own = texts.filter(({ templateId }) => templateId.endsWith("_REQUESTED"));
    expect(own.map(({ templateId, text }) => [templateId, /예상 환불: (.+)/.exec(text)?.[1]])).toEqual([
      ["CANCEL_REQUESTED", "23,000원"],
      ["RETURN_REQUESTED", "5,000원"],
      ["EXCHANGE_REQUESTED", undefined],
    ]);
    expect(notices.map(({ title }) => title).filter((title) => title.includes("받았어요")).length).toBe(
      kind === "member" ? 6 : 0,
    );
  },
);

test("a refund that the provider makes only later is told when the money has gone, once", async () => {
  const person = await personOf("member");
  const claimId = await asked({})(person);
  await told(person);
  await shop.sandbox("/_sim/fault", { point: "cancel", kind: "error500", times: 50 });
  await approve(claimId, {});
  const first = await told(person);
  expect(first.texts.at(-1)?.templateId).toBe("RETURN_APPROVED");
  await shop.sandbox("/_sim/fault/clear", {});
  for (const minutes of [11, 60]) {
    later(shop, minutes);
    await refundMoney(shop.services, null);
  }
  const { texts } = since(await told(person), first);
  expect(texts.map(({ templateId }) => templateId)).toEqual(["REFUND_PAID"]);
  expect(texts[0]?.text).toContain("환불: 5,000원\n환불수단: 카드 승인 취소");
  expect(await breaches(shop)).toEqual([]);
});

async function personOf(kind: Person["kind"]): Promise<Person> {
  const phone = newPhone();
  const token = kind === "member" ? (await signUp(shop, { phone })).reply.token : await guest(shop);
  return { kind, phone, token };
}

function buy({ kind, phone, token }: Person): Promise<CartOrder> {
  const address =
    kind === "guest" ? { ...ADDRESS, guestOrderName: "박손님", guestOrderPhone: phone } : ADDRESS;
  return buyThroughCart(shop, token, [{ price: 20_000, stock: 5 }], 0, address);
}

async function paid(person: Person): Promise<number> {
  return (await buy(person)).id;
}

/** Asks to cancel an order that the farm packs; returns its id. */
async function cancelAsked(person: Person): Promise<number> {
  const order = await buy(person);
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: order.id }, body: {} });
  if (person.kind === "member") {
    const asking = await shop.call(person.token, "PUT /v3/app-users/orders/{id}/withdraw", {
      path: { id: order.id },
    });
    expect(asking.reply.orderItemStatus).toBe("withdraw_request");
    return order.id;
  }
  later(shop, 2);
  await shop.call(person.token, "POST /v1/auth/phone", {
    body: { phone: person.phone, purpose: "guestCancel" },
  });
  const { list } = await shop.sandbox(`/_sim/messages?to=${person.phone}`);
  const code =
    (list as { text: string }[]).map(({ text }) => /\[(\d{6})\]/.exec(text)?.[1]).find(Boolean) ?? "";
  const asking = await shop.call(person.token, "PUT /v3/app-users/orders/{id}/guest-withdraw", {
    path: { id: order.id },
    body: { name: "박손님", phone: person.phone, code },
  });
  expect(asking.reply.orderItemStatus).toBe("withdraw_request");
  return order.id;
}

/** Claims a quarter of a delivered box; returns the claim's id. */
function asked(over: Partial<ReturnResolution>) {
  return async (person: Person): Promise<number> => {
    const order = await buy(person);
    await deliver(shop, order);
    const options = [{ id: await optionOf(shop, order), optionUnit: 1, pieces: { bad: 3, all: 12 } }];
    return (await requestReturn(shop, person.token, order, { options, ...over })).reply.id;
  };
}

async function denied(person: Person): Promise<number> {
  const id = await asked({})(person);
  await deny(id);
  return id;
}

async function offeredLess(person: Person): Promise<number> {
  const id = await asked({})(person);
  await approve(id, { refundPrice: 1000, notice: "일부만 상했어요" });
  return id;
}

function approve(id: number, body: { refundPrice?: number; notice?: string }) {
  return shop.call(work, "PUT /operator/v1/claims/{id}/approve", { path: { id }, body });
}
function deny(id: number) {
  return shop.call(work, "PUT /operator/v1/claims/{id}/deny", {
    path: { id },
    body: { notice: "사진에서 상한 곳이 보이지 않아요" },
  });
}
function correct(id: number) {
  return shop.call(work, "PUT /operator/v1/claims/{id}/correct", {
    path: { id },
    body: { notice: "사진을 다시 확인했어요" },
  });
}
function approveCancel(id: number) {
  return shop.call(work, "PUT /operator/v1/orders/{id}/withdraw-request/approve", { path: { id }, body: {} });
}
function denyCancel(id: number) {
  return shop.call(work, "PUT /operator/v1/orders/{id}/withdraw-request/deny", {
    path: { id },
    body: { notice: "이미 상자에 담았어요" },
  });
}
function stockOut(id: number) {
  return shop.call(work, "PUT /operator/v1/orders/{id}/stock-out", {
    path: { id },
    body: { reason: "밭에 없어요" },
  });
}
function goodwill(id: number) {
  return shop.call(work, "POST /operator/v1/orders/{id}/goodwill-refunds", {
    path: { id },
    body: { amount: 1000, returned: 0, reason: "늦게 도착해 미안해요" },
  });
}
function hold(id: number) {
  return shop.call(work, "PUT /operator/v1/orders/{id}/hold", {
    path: { id },
    body: { reason: "비가 와서 늦어져요" },
  });
}

/** Lists what the sandbox's inbox holds for a person, and a member's notifications, oldest first. */
async function told({ kind, phone, token }: Person): Promise<Told> {
  await notifyOrderUpdates(shop.services);
  await sendMessages(shop.services);
  const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
  const texts = (list as { templateId: string | null; text: string }[]).flatMap(({ templateId, text }) =>
    templateId === null ? [] : [{ templateId, text }],
  );
  const inbox =
    kind === "guest"
      ? await select<Notice>(
          shop,
          "select n.* from notification n join app_user u on u.id = n.user_id where u.user_type = 'guest'",
        )
      : (
          await shop.call(token, "GET /v1/app-users/notification", {
            query: { listType: "orderList", take: 100 },
          })
        ).reply.list;
  return { texts: texts.reverse(), notices: [...inbox].reverse() };
}

function since(now: Told, before: Told): Told {
  return {
    texts: now.texts.slice(before.texts.length),
    notices: now.notices.slice(before.notices.length),
  };
}
