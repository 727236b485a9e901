import { afterAll, beforeAll, expect, test } from "vitest";
import type { CartOrder } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import {
  givePoints,
  member,
  newPhone,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, later } from "../../../testing/read-and-set-shop-state.ts";
import { buyAndReceive, requestReturn } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";
import { payUnansweredOffers } from "./pay-unanswered-offers.ts";

const CLAIM = "/v1/app-users/orders/{id}/claims/{claimId}";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  await logIn();
});
afterAll(() => shop.close());

test("a smaller refund waits for the buyer, who accepts it once; then it is paid and told", async () => {
  const { token, phone, path, order } = await offered(1000);
  expect((await follow(token, path)).reply).toMatchObject({
    status: "offered",
    expectedPrice: 5000,
    offer: { refundPrice: 1000, refundPoint: 0, answerUntil: "2026-11-28" },
    notice: "일부만 상했어요",
    canReopen: true,
    canTakeBack: false,
    lines: [{ code: "CLAIM", amount: 1000 }],
  });
  expect(await heldByProvider(shop, order.uuid)).toBe(23_000);
  const answers = await Promise.all([1, 2, 3].map(() => accept(token, path)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await heldByProvider(shop, order.uuid)).toBe(22_000);
  expect((await follow(token, path)).reply).toMatchObject({
    status: "approved",
    refundPrice: 1000,
    refundedAt: shop.clock.now.toISOString(),
    offer: null,
    canReopen: false,
  });
  expect(await told(phone)).toEqual(["RETURN_REQUESTED", "RETURN_OFFERED", "RETURN_APPROVED"]);
  expect(await breaches(shop)).toEqual([]);
});

test("a buyer asks to look again once: it waits for operators, is told, and the second decision is final", async () => {
  const { token, phone, path, order } = await offered(1000);
  const reopened = await reopen(token, path, "여덟 알이 물렀어요");
  expect(reopened.reply).toMatchObject({
    status: "requested",
    offer: null,
    reopened: { at: shop.clock.now.toISOString(), reason: "여덟 알이 물렀어요" },
  });
  expect((await accept(token, path)).refusal.code).toBe("CLAIM_NOT_OFFERED");
  later(shop, 1);
  const waiting = (await shop.call(work, "GET /operator/v1/waiting", {})).reply.list;
  expect(waiting.find((each) => each.work === "reopenedClaims")).toMatchObject({ count: 1 });
  expect(waiting.find((each) => each.work === "claims")).toMatchObject({ count: 0 });
  await approve(path.claimId, { refundPrice: 2000, notice: "네 알까지 확인했어요" });
  expect((await follow(token, path)).reply).toMatchObject({ status: "offered", canReopen: false });
  expect((await reopen(token, path, "그래도요")).refusal.code).toBe("CLAIM_REOPENED");
  await accept(token, path);
  expect(await heldByProvider(shop, order.uuid)).toBe(21_000);
  expect(await told(phone)).toEqual([
    "RETURN_REQUESTED",
    "RETURN_OFFERED",
    "RETURN_REOPENED",
    "RETURN_OFFERED",
    "RETURN_APPROVED",
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("an offer that nobody answers is paid at the end of its seventh day, once", async () => {
  const begin = shop.clock.now;
  const { token, path, order } = await offered(1000);
  shop.clock.now = new Date("2026-11-28T14:59:59Z");
  await payUnansweredOffers(shop.services);
  expect(await heldByProvider(shop, order.uuid)).toBe(23_000);
  shop.clock.now = new Date("2026-11-28T15:00:00Z");
  await Promise.all([payUnansweredOffers(shop.services), payUnansweredOffers(shop.services)]);
  expect(await heldByProvider(shop, order.uuid)).toBe(22_000);
  expect((await follow(token, path)).reply).toMatchObject({ status: "approved", refundPrice: 1000 });
  shop.clock.now = begin;
  await logIn();
  expect(await breaches(shop)).toEqual([]);
});

test("concurrent answers, corrections and the end of the offer pay one of the refunds, never two", async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { token, path, order } = await offered(1000);
    await Promise.all([
      accept(token, path),
      reopen(token, path, "다시 봐 주세요"),
      correct(path.claimId, { refundPrice: 2000 }),
      accept(token, path),
      correct(path.claimId, {}),
      payUnansweredOffers(shop.services),
    ]);
    expect([18_000, 21_000, 22_000, 23_000]).toContain(await heldByProvider(shop, order.uuid));
    const { reply } = await follow(token, path);
    expect(reply.refundPrice).toBe(23_000 - (await heldByProvider(shop, order.uuid)));
  }
  expect(await breaches(shop)).toEqual([]);
});

test("a request is taken back until it is decided: the product is delivered, and another can be made", async () => {
  const { token, path, order, option } = await requested();
  const taken = await Promise.all([takeBack(token, path), takeBack(token, path)]);
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await follow(token, path)).reply).toMatchObject({ status: "taken_back", canTakeBack: false });
  const { reply } = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } });
  expect(reply.orderItemProducts[0]?.orderItemProductStatus).toBe("delivery_end");
  expect((await approve(path.claimId, {})).refusal.code).toBe("CLAIM_DECIDED");
  expect((await correct(path.claimId, {})).refusal.code).toBe("CLAIM_NOT_CORRECTABLE");
  const again = await requestReturn(shop, token, order, { options: [{ id: option, optionUnit: 1 }] });
  expect(again.status).toBe(200);
  expect(await breaches(shop)).toEqual([]);
});

test("a request of another buyer, and one of another order, are not found", async () => {
  const own = await requested();
  const other = await requested();
  expect((await follow(other.token, own.path)).refusal.code).toBe("ORDER_NOT_FOUND");
  expect((await takeBack(other.token, own.path)).refusal.code).toBe("ORDER_NOT_FOUND");
  const mixed = { id: own.path.id, claimId: other.path.claimId };
  expect((await follow(own.token, mixed)).refusal.code).toBe("CLAIM_NOT_FOUND");
  expect((await takeBack(own.token, mixed)).refusal.code).toBe("CLAIM_NOT_FOUND");
});

test("the reasons of a refund add up to it: price, share of the coupon and shipping apart, points apart", async () => {
  const token = await member(shop);
  await givePoints(shop, token, 8000);
  const bought = await buyAndReceive(shop, token, [{ price: 20_000 }], { usedPoint: 8000 });
  const options = [{ id: bought.option, optionUnit: 1 }];
  const { reply } = await requestReturn(shop, token, bought.order, { options });
  const path = { id: bought.order.id, claimId: reply.id };
  await approve(reply.id, {});
  const seen = (await follow(token, path)).reply;
  expect(seen).toMatchObject({
    refundPrice: 15_000,
    refundPoint: 8000,
    price: 20_000,
    paymentMethodType: "card",
  });
  expect(seen.lines.map(({ code, amount }) => [code, amount])).toEqual([
    ["PRODUCT", 20_000],
    ["BASE_SHIPPING_BACK", 3000],
  ]);
  expect(seen.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(seen.refundPrice + seen.refundPoint);
});

type Path = { id: number; claimId: number };

/** Logs an operator in: a session ends when the clock moves on by days. */
async function logIn(): Promise<void> {
  work = (await operator(shop)).token;
}

/** Claims a quarter of a box of 20,000원: 5,000원. */
async function requested() {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
  const options = [{ id: option, optionUnit: 1, pieces: { bad: 3, all: 12 } }];
  const { reply } = await requestReturn(shop, token, order, { options });
  return { token, phone, order, option, path: { id: order.id, claimId: reply.id } };
}

async function offered(
  refundPrice: number,
): Promise<Awaited<ReturnType<typeof requested>> & { order: CartOrder }> {
  const own = await requested();
  await approve(own.path.claimId, { refundPrice, notice: "일부만 상했어요" });
  return own;
}

const follow = (token: string, path: Path) => shop.call(token, `GET ${CLAIM}`, { path });
const takeBack = (token: string, path: Path) => shop.call(token, `DELETE ${CLAIM}`, { path });
const accept = (token: string, path: Path) => shop.call(token, `PUT ${CLAIM}/offer/accept`, { path });
const reopen = (token: string, path: Path, reason: string) =>
  shop.call(token, `PUT ${CLAIM}/offer/reopen`, { path, body: { reason } });
const approve = (id: number, body: { refundPrice?: number; notice?: string }) =>
  shop.call(work, "PUT /operator/v1/claims/{id}/approve", { path: { id }, body });
const correct = (id: number, body: { refundPrice?: number }) =>
  shop.call(work, "PUT /operator/v1/claims/{id}/correct", {
    path: { id },
    body: { ...body, notice: "다시 확인했어요" },
  });

/** Lists the after-sales notices in the sandbox's inbox, oldest first. */
async function told(phone: string): Promise<string[]> {
  await sendMessages(shop.services);
  const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
  return (list as { templateId: string | null }[])
    .flatMap(({ templateId }) => templateId ?? [])
    .filter((name) => name.startsWith("RETURN"))
    .reverse();
}
