import { allCalls, type Input, type Name } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADDRESS, guest, member, PASSWORD, seedProduct } from "../testing/factories.ts";
import { select } from "../testing/look.ts";
import { seedDisplays } from "../testing/seed-displays.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { type Belongings, createVictim, SECRETS } from "../testing/victim.ts";

type Target = {
  shop: TestShop;
  victims: Record<"guest" | "member", Belongings>;
  strangers: Record<Stranger, string | null>;
};
type Stranger = "nobody" | "a bad token" | "another guest" | "another member";

let target: Target;
beforeAll(async () => {
  const shop = await createTestShop();
  await seedDisplays(shop.database.db, [(await seedProduct(shop.database.db)).productId]);
  target = {
    shop,
    victims: { guest: await createVictim(shop, "guest"), member: await createVictim(shop, "member") },
    strangers: {
      nobody: null,
      "a bad token": "A".repeat(43),
      "another guest": await guest(shop),
      "another member": await member(shop),
    },
  };
});
afterAll(() => target.shop.close());

type Entry<N extends Name> = {
  /** The call as its owner would make it, with the owner's own numbers. */
  input: (own: Belongings) => Input<N>;
  /** Whether the call names something that belongs to somebody. */
  names: "somebody's" | "nothing";
};

/** The calls of operators have a matrix of their own: operator-access.test.ts. */
type ShoppersName = Exclude<Name, `${string} /operator/${string}`>;

/** A new call of the contract does not compile until it stands here. */
const CALLS: { [N in ShoppersName]: Entry<N> } = {
  "POST /v2/tokens": nothing({ body: { email: "nobody@todayfruit.example", password: "fruit-2026" } }),
  "POST /v2/tokens/guest": nothing({}),
  "POST /v2/tokens/sign-up": nothing({
    body: {
      email: "not an e-mail",
      password: "fruit-2026",
      phone: "01012345678",
      name: "김하루",
      userType: "email",
      tokenType: "email",
    },
  }),
  "POST /v2/tokens/verify": nothing({}),
  "DELETE /v2/tokens": nothing({}),
  "GET /v2/app-users/detail": nothing({}),
  "GET /v1/app-users/detail": nothing({}),
  "GET /v1/categories": nothing({}),
  "GET /v1/products/category/{id}": nothing({ path: { id: 91 } }),
  "GET /v1/products/{id}": somebodys(({ productId }) => ({ path: { id: productId } }), "nothing"),
  "GET /v2/products/{id}/options": somebodys(({ productId }) => ({ path: { id: productId } }), "nothing"),
  "GET /v1/products/related/{id}": somebodys(({ productId }) => ({ path: { id: productId } }), "nothing"),
  "GET /v1/main-navigation": nothing({}),
  "GET /v1/main-navigation/{key}/sub-tabs": nothing({ path: { key: "home" } }),
  "GET /v4/display-category": nothing({}),
  "GET /v4/display-category/groups": nothing({}),
  "GET /v4/display-category/groups/{id}": nothing({ path: { id: 6001 } }),
  "GET /v4/display-category/groups/{id}/tab-buttons": nothing({ path: { id: 6001 } }),
  "GET /v4/display-category/{id}/tabs": nothing({ path: { id: 6001 } }),
  "GET /v4/display-category/{id}/display-products": nothing({ path: { id: 6001 } }),
  "GET /v4/display-category/style": nothing({}),
  "GET /v1/display-category/{id}": nothing({ path: { id: 91 } }),
  "GET /v1/display-category/{id}/display-video": nothing({ path: { id: 6001 } }),
  "GET /v2/display-category/{id}/display-reviews": nothing({ path: { id: 6001 } }),
  "GET /v1/reviews/recommended": nothing({}),
  "GET /v1/products/category/{id}/best": nothing({ path: { id: 91 } }),
  "GET /v1/front/best": nothing({}),
  "GET /v1/product-groups/{code}": nothing({ path: { code: "NEW_WEEK" } }),
  "GET /v1/wholesale/new-with-category": nothing({}),
  "GET /v1/products/search": nothing({ query: { searchToken: "사과" } }),
  "GET /v1/products/search/suggestions": nothing({ query: { searchToken: "사" } }),
  "GET /v1/products/search/popular": nothing({}),
  "GET /v1/video": nothing({}),
  "GET /v1/video/{id}/cursor": nothing({ path: { id: 4001 } }),
  "GET /v1/video/{id}/product": nothing({ path: { id: 4001 } }),
  "GET /v1/video/{id}/user-personal": nothing({ path: { id: 4001 } }),
  "PUT /v1/video/{id}/view-count/increase": nothing({ path: { id: 4001 } }),
  "POST /v1/app-users/video/{id}/link": nothing({ path: { id: 4001 } }),
  "DELETE /v1/app-users/video/{id}/link": nothing({ path: { id: 4001 } }),
  "GET /v1/app-users/video/links": nothing({}),
  "GET /v1/products/{id}/user-personal": somebodys(
    ({ productId }) => ({ path: { id: productId } }),
    "nothing",
  ),
  "GET /v1/products/{id}/purchase-prompt": somebodys(
    ({ productId }) => ({ path: { id: productId } }),
    "nothing",
  ),
  "GET /v1/product-related/{id}": somebodys(({ productId }) => ({ path: { id: productId } }), "nothing"),
  "POST /v1/app-users/user-products/{type}/{id}": somebodys(
    ({ productId }) => ({ path: { type: "share", id: productId } }),
    "nothing",
  ),
  "POST /v1/app-users/favorites/{id}": somebodys(({ productId }) => ({ path: { id: productId } }), "nothing"),
  "DELETE /v1/app-users/favorites/{id}": somebodys(
    ({ productId }) => ({ path: { id: productId } }),
    "nothing",
  ),
  "GET /v1/app-users/favorites": nothing({}),
  "POST /v2/alarm/product/{id}/open": somebodys(({ productId }) => ({ path: { id: productId } }), "nothing"),
  "DELETE /v2/alarm/product/{id}/open": somebodys(
    ({ productId }) => ({ path: { id: productId } }),
    "nothing",
  ),
  "GET /v1/alarm/product/{id}/open": somebodys(({ productId }) => ({ path: { id: productId } }), "nothing"),
  "GET /v1/alarm/product": nothing({}),
  "GET /v1/boards/notices": nothing({}),
  "GET /v1/app-users/notification": nothing({ query: { listType: "orderList" } }),
  "PUT /v1/app-users/notification/read": nothing({ body: { listType: "orderList" } }),
  "GET /v1/terms": nothing({}),
  "GET /v1/shop-settings": nothing({}),
  "GET /v1/sitemap": nothing({}),
  "GET /v1/sitemap/{firstId}": nothing({ path: { firstId: 1 } }),
  "GET /v1.2/app-users/shopping-carts": nothing({}),
  "POST /v1.2/app-users/shopping-carts": somebodys(
    ({ productId, optionId }) => ({ body: { productId, optionGroups: [{ optionId, optionUnit: 1 }] } }),
    "nothing",
  ),
  "PUT /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}/option-unit/{n}": somebodys((own) => ({
    path: { id: own.cartId, gid: own.cartOptionId, n: 2 },
  })),
  "DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}": somebodys((own) => ({
    path: { id: own.cartId, gid: own.cartOptionId },
  })),
  "PATCH /v1.2/app-users/shopping-carts/calculate": somebodys((own) => ({
    body: { optionGroupIds: [own.cartOptionId] },
  })),
  "POST /v1.2/app-users/shopping-carts/order-item-tmp": somebodys((own) => ({
    body: { optionGroupIds: [own.cartOptionId] },
  })),
  "POST /v4/app-users/order-tmp": somebodys((own) => ({ body: { orderItemTmpId: own.orderItemTmpId } })),
  "GET /v4/app-users/order-tmp/{id}": somebodys((own) => ({ path: { id: own.orderTmpId } })),
  "PUT /v3/app-users/order-tmp/address/{id}": somebodys((own) => ({
    path: { id: own.orderTmpId },
    body: { address: ADDRESS },
  })),
  "PATCH /v4/app-users/order-tmp/calculate/{id}": somebodys((own) => ({
    path: { id: own.orderTmpId },
    body: { address: ADDRESS },
  })),
  "POST /v4/app-users/order-tmp/chk/{id}": somebodys((own) => ({
    path: { id: own.orderTmpId },
    body: {
      address: ADDRESS,
      chkPrice: own.openOrder.price,
      chkUsedPoint: 0,
      pgType: "toss",
      paymentMethodType: "card",
    },
  })),
  "GET /v1.2/app-users/orders/{id}": somebodys((own) => ({ path: { id: own.paidOrderId } })),
  "GET /v1/app-users/orders/{id}/tracking": somebodys((own) => ({ path: { id: own.paidOrderId } })),
  "PUT /v1/app-users/orders/{id}/delivery-address": somebodys((own) => ({
    path: { id: own.paidOrderId },
    body: {
      selectedAddress: "서울",
      roadAddress: "",
      jibunAddress: "",
      addressDetail: "",
      receiverName: "남",
      phone: "01011112222",
      zonecode: "05551",
    },
  })),
  "GET /v1/app-users/order-items": nothing({}),
  "GET /v1/app-users/order-items/guest": nothing({
    query: { name: SECRETS[0], phone: SECRETS[1], code: "000000" },
  }),
  "GET /v1/app-users/billing-cards": nothing({}),
  "GET /v1/app-users/billing-cards/window": nothing({}),
  "POST /v1/app-users/billing-cards/issue": nothing({ body: { authKey: "none", customerKey: "none" } }),
  "POST /v1/app-users/billing-cards": nothing({
    body: {
      cardNumber: "4330123412341230",
      month: "12",
      year2digits: "99",
      dateOfBirth: "900101",
      cardPassword: "00",
    },
  }),
  "PUT /v1/app-users/billing-cards/{id}/default": somebodys((own) => ({ path: { id: own.billingCardId } })),
  "DELETE /v1/app-users/billing-cards/{id}": somebodys((own) => ({ path: { id: own.billingCardId } })),
  "POST /v1/payments/{orderId}/billing": somebodys((own) => ({
    path: { orderId: own.openOrder.orderId },
    body: { cardId: own.billingCardId },
  })),
  "GET /v1/app-users/cash-receipt/info": nothing({}),
  "DELETE /v1/app-users/cash-receipt/info": nothing({}),
  "PUT /v3/app-users/orders/{id}/withdraw": somebodys((own) => ({ path: { id: own.paidOrderId } })),
  "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw": somebodys((own) => ({
    path: { id: own.paidOrderId, pid: own.paidOrderProductId },
  })),
  "GET /v1/app-users/coupons": nothing({}),
  "POST /v1/app-users/coupons/{id}/download": somebodys(
    ({ couponId }) => ({ path: { id: couponId } }),
    "nothing",
  ),
  "PUT /v1/app-users/order-items/{id}/products/{pid}/complete": somebodys((own) => ({
    path: { id: own.paidOrderId, pid: own.paidOrderProductId },
  })),
  "PUT /v3/app-users/orders/{id}/guest-withdraw": somebodys(
    (own) => ({
      path: { id: own.paidOrderId },
      body: { name: SECRETS[0], phone: SECRETS[1], code: "000000" },
    }),
    "nothing",
  ),
  "PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw": somebodys(
    (own) => ({
      path: { id: own.paidOrderId, pid: own.paidOrderProductId },
      body: { name: SECRETS[0], phone: SECRETS[1], code: "000000" },
    }),
    "nothing",
  ),
  "GET /v1/app-users/orders/{id}/refund-preview": somebodys((own) => ({ path: { id: own.paidOrderId } })),
  "GET /v1/app-users/orders/{id}/refund-preview/guest": somebodys(
    (own) => ({
      path: { id: own.paidOrderId },
      query: { name: SECRETS[0], phone: SECRETS[1], code: "000000" },
    }),
    "nothing",
  ),
  "GET /v1/app-users/delivery-address": nothing({}),
  "POST /v1/app-users/delivery-address": nothing({
    body: {
      selectedAddress: "서울",
      roadAddress: "",
      jibunAddress: "",
      addressDetail: "",
      receiverName: "남",
      phone: "01011112222",
      zonecode: "05551",
    },
  }),
  "PUT /v1/app-users/delivery-address/{id}": somebodys(({ addressId }) => ({
    path: { id: addressId },
    body: {
      selectedAddress: "서울",
      roadAddress: "",
      jibunAddress: "",
      addressDetail: "",
      receiverName: "남",
      phone: "01011112222",
      zonecode: "05551",
    },
  })),
  "DELETE /v1/app-users/delivery-address/{id}": somebodys(({ addressId }) => ({ path: { id: addressId } })),
  "GET /v1/app-users/sessions": nothing({}),
  "DELETE /v1/app-users/sessions/{id}": somebodys(({ sessionId }) => ({ path: { id: sessionId } })),
  "DELETE /v1/app-users/sessions": nothing({}),
  "GET /v2/app-users/grade-info": nothing({}),
  "GET /v1/app-users/app-user-grade": nothing({}),
  "GET /v1/app-users/my-point": nothing({}),
  "POST /v1/auth/phone": nothing({ body: { phone: "01012345678" } }),
  "POST /v2/auth/phone": nothing({ body: { phone: "01012345678" } }),
  "PUT /v1/auth/verify": nothing({ body: { phone: "01012345678", verificationCode: "000000" } }),
  "PUT /v1/auth/reset-password": nothing({
    body: { newPassword: PASSWORD, phone: "01012345678", verificationCode: "000000" },
  }),
  "POST /v1/auth/social/{snsType}/start": nothing({ path: { snsType: "kakaotalk" }, body: {} }),
  "POST /v1/auth/social/{snsType}/callback": nothing({
    path: { snsType: "kakaotalk" },
    body: { code: "guessed", state: "guessed" },
  }),
  "POST /v2/tokens/oauth": nothing({ body: { snsToken: "guessed", snsType: "naver" } }),
  "GET /v1/app-users/social": nothing({}),
  "POST /v1/app-users/social/{snsType}": nothing({
    path: { snsType: "naver" },
    body: { snsToken: "guessed" },
  }),
  "DELETE /v1/app-users/social/{snsType}": nothing({ path: { snsType: "naver" } }),
  "POST /v1/auth/social/kakaotalk/unlinked": nothing({ body: { user_id: "3100000001" } }),
  "GET /v1/auth/social/kakaotalk/unlinked": nothing({ query: { user_id: "3100000001" } }),
  "POST /v1/auth/social/naver/unlinked": nothing({
    body: { clientId: "test_naver_key", encryptUniqueId: "guessed", timestamp: "1", signature: "guessed" },
  }),
  "GET /v1/app-users": nothing({ query: { email: "secret@todayfruit.example" } }),
  "PUT /v1/app-users": nothing({ body: { nickname: "하루" } }),
  "GET /v1/app-users/withdraw-account": nothing({}),
  "GET /v1/app-users/counters": nothing({}),
  "GET /v1/app-users/counts": nothing({}),
  "GET /v1/app-users/settings": nothing({}),
  "PUT /v1/app-users/settings": nothing({ body: { advertisingAlarm: true } }),
  "GET /v1/app-users/leave-preview": nothing({}),
  "DELETE /v1/app-users": nothing({ body: { password: PASSWORD } }),
  "GET /v1/app-users/personal-data": nothing({}),
  "POST /v1/app-users/guest-orders/claim": nothing({
    body: { phone: SECRETS[1], verificationCode: "000000" },
  }),
  "POST /v1/app-users/cart-merge/undo": nothing({}),
  "POST /v1/payments/{orderId}/start": somebodys((own) => ({ path: { orderId: own.openOrder.orderId } })),
  "POST /v1/payments/confirm": somebodys((own) => ({
    body: { paymentKey: "guessed", orderId: own.openOrder.orderId, amount: own.openOrder.price },
  })),
  "POST /v1/payments/{orderId}/fail": somebodys((own) => ({
    path: { orderId: own.openOrder.orderId },
    body: { code: "CLOSED" },
  })),
  "GET /v1/payments/{orderId}": somebodys((own) => ({ path: { orderId: own.openOrder.orderId } })),
  "GET /v1/app-users/order-items/{id}/products/{pid}/claimable": somebodys((own) => ({
    path: { id: own.paidOrderId, pid: own.paidOrderProductId },
  })),
  "POST /v1/app-users/order-items/{id}/products/{pid}/claims": somebodys((own) => ({
    path: { id: own.paidOrderId, pid: own.paidOrderProductId },
    body: {
      wish: "refund",
      reason: "spoiled",
      details: "상했어요",
      photos: [],
      options: [{ id: 1, optionUnit: 1 }],
    },
  })),
  "GET /v1/app-users/orders/{id}/claims": somebodys((own) => ({ path: { id: own.paidOrderId } })),
  "POST /v1/app-users/images": nothing({ body: new Uint8Array([1]) }),
  "POST /v1/payments/webhooks/toss": nothing({ body: {} }),
};

const NAMES = (Object.keys(allCalls) as Name[]).filter((name) => name in CALLS) as ShoppersName[];
const STRANGERS: Stranger[] = ["nobody", "a bad token", "another guest", "another member"];

test.each(
  NAMES.flatMap((name) =>
    STRANGERS.flatMap((who) => [[name, who, "guest"] as const, [name, who, "member"] as const]),
  ),
)("%s by %s shows and changes nothing of a %s", async (name, who, whose) => {
  const { shop, victims, strangers } = target;
  const { access }: Call = allCalls[name];
  const { names, input } = CALLS[name];
  const before = await stateOf(victims[whose]);
  const answer = await shop.call(await tokenFor(name, who), name, input(victims[whose]) as never);
  expect(strangers).toBeDefined();
  const code = answer.status === 200 ? undefined : answer.refusal.code;
  expect([answer.status, code]).toEqual(expected(access, who, names, answer));
  const said = JSON.stringify(answer.reply);
  expect(SECRETS.filter((secret) => said.includes(secret))).toEqual([]);
  expect(await stateOf(victims[whose])).toEqual(before);
});

test.each(NAMES.flatMap((name) => [[name, "guest"] as const, [name, "member"] as const]))(
  "%s is not kept from the %s whose it is",
  async (name, kind) => {
    const { shop } = target;
    const own = await createVictim(shop, kind);
    // Codes are few for everybody; each owner asks as if they were the first today.
    await select(shop, "delete from phone_code");
    const { access }: Call = allCalls[name];
    const answer = await shop.call(own.token, name, CALLS[name].input(own) as never);
    const isKept = access === "member" && kind === "guest";
    const isGuess = [
      "POST /v2/tokens",
      "POST /v2/tokens/oauth",
      "POST /v1/app-users/social/{snsType}",
      "POST /v1/app-users/cart-merge/undo",
      "POST /v1/auth/social/kakaotalk/unlinked",
      "GET /v1/auth/social/kakaotalk/unlinked",
      "POST /v1/auth/social/naver/unlinked",
    ].includes(name);
    expect([401, 403, 404, 429].includes(answer.status)).toBe(isKept || isGuess);
  },
);

/** Logging out and leaving are done with a token of its own, so that the others stay who they are. */
async function tokenFor(name: Name, who: Stranger): Promise<string | null> {
  const isLast = name === "DELETE /v2/tokens" || name === "DELETE /v1/app-users";
  if (!isLast || who === "nobody" || who === "a bad token") return target.strangers[who];
  return who === "another guest" ? guest(target.shop) : member(target.shop);
}

function expected(
  access: Call["access"],
  who: Stranger,
  names: Entry<Name>["names"],
  answer: { status: number; refusal: { code: string } },
): unknown {
  if (access !== "public" && who === "nobody") return [401, "LOGIN_REQUIRED"];
  if (access !== "public" && who === "a bad token") return [401, "TOKEN_INVALID"];
  if (access === "member" && who === "another guest") return [403, "MEMBER_ONLY"];
  if (names === "somebody's") return [404, expect.stringMatching(/_NOT_FOUND$/)];
  return answer.status === 200 ? [200, undefined] : [expect.any(Number), expect.any(String)];
}

async function stateOf(own: Belongings): Promise<unknown> {
  const { pool } = target.shop.database.db;
  const { rows } = await pool.query(
    `select (select jsonb_agg(to_jsonb(co) order by co.id) from cart_option co where co.id = $1) as cart,
            (select to_jsonb(t) from order_tmp t where t.id = $2) as form,
            (select jsonb_agg(to_jsonb(o) order by o.id) from orders o where o.uuid = $3 or o.id = $4) as orders`,
    [own.cartOptionId, own.orderTmpId, own.openOrder.orderId, own.paidOrderId],
  );
  return rows[0];
}

function nothing<N extends Name>(input: Input<N>): Entry<N> {
  return { input: () => input, names: "nothing" };
}

function somebodys<N extends Name>(
  input: (own: Belongings) => Input<N>,
  names: Entry<N>["names"] = "somebody's",
): Entry<N> {
  return { input, names };
}
