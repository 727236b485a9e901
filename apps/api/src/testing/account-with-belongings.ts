import { hashToken } from "../http/authentication/read-and-hash-bearer-token.ts";
import { enterAddressOfGift } from "./buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "./buy-through-cart.ts";
import { check, openForm, type Pick, pay } from "./checkout-steps.ts";
import { confirmed } from "./confirm-identity-by-code-steps.ts";
import { deliver } from "./deliver-order.ts";
import { buyGift, giftData } from "./gift-checkout-steps.ts";
import { ADDRESS, guest, member, seedProduct, seedVideo } from "./product-and-member-fixtures.ts";
import { select } from "./read-and-set-shop-state.ts";
import { seedSubscribable, subscribe } from "./subscriptions/subscribe-member-steps.ts";
import type { TestShop } from "./test-shop.ts";

/** Buyer who owns one thing of every kind that a call can name. */

/** Belongings of one buyer, by the names that calls use. */
export type Belongings = {
  token: string;
  productId: number;
  distributorId: number;
  optionId: number;
  orderTmpId: string;
  orderItemTmpId: string;
  /** Order waiting for its payment. */
  openOrder: { orderId: string; price: number };
  paidOrderId: number;
  /** Product of the paid order: `orderItemProducts[].id`. */
  paidOrderProductId: number;
  /** A denied return of the paid order's product. */
  claimId: number;
  cartId: number;
  cartOptionId: number;
  /** Address in a member's book; a stranger's for a guest, who has none. */
  addressId: number;
  /** Coupon offered to every member. */
  couponId: number;
  /** Session other than that of `token`. */
  sessionId: string;
  /** Gift that the member sent, or that the guest received. */
  giftGroupId: number;
  /** Receiver's part of the gift. */
  giftToId: number;
  giftLink: string;
  /** Registered card; a stranger's for a guest, who has none. */
  billingCardId: number;
  /** The buyer's review; a stranger's for a guest, who has none. */
  reviewId: number;
  /** Report for which that review is hidden. */
  reportId: number;
  /** Secret question of the buyer about `productId`; a stranger's for a guest, who has none. */
  questionId: number;
  /** Inquiry of the buyer; a guest's is about the paid order. */
  inquiryId: number;
  /** Notice of the produce of a member's paid order; one that does not exist for a guest. */
  produceNoticeId: number;
  /** Subscription of a member; one that does not exist for a guest. */
  subscriptionId: number;
  /** Option that may be subscribed, with the first day of dispatch that is offered. */
  offer: { optionId: number; dispatchOn: string };
  /** Waiting room that can be entered. */
  waitingRoomId: number;
  /** Upload of a video that the member began; one that does not exist for a guest. */
  videoUploadId: string;
};

/** Words that only this buyer's own pages may show. */
export const SECRETS = ["박비밀", "01098765432", "비밀의정원 1203호", "secret-buyer", "#4821비밀"] as const;

/**
 * Creates a buyer with a cart, an order form, an open and a paid order, and for a member an address.
 *
 * @param also whether there is a gift, a review of the member, a product to subscribe and a waiting room, too
 */
export async function createAccountWithBelongings(
  shop: TestShop,
  kind: "guest" | "member",
  also: { sendsGift?: boolean; reviews?: boolean; subscribes?: boolean; waits?: boolean } = {},
): Promise<Belongings> {
  const email = `secret-buyer-${shop.services.uuid()}@todayfruit.example`;
  const token = kind === "guest" ? await guest(shop) : await member(shop, email);
  const { productId, distributorId, optionIds } = await seedProduct(shop.database.db);
  await seedVideo(shop.database.db, 4001);
  const [optionId] = optionIds;
  const address = {
    ...ADDRESS,
    receiverName: SECRETS[0],
    phone: SECRETS[1],
    addressDetail: SECRETS[2],
    entranceCode: SECRETS[4],
    guestOrderName: SECRETS[0],
    guestOrderPhone: SECRETS[1],
  };
  let addressId = 2_000_000_000;
  if (kind === "member") {
    const { guestOrderName: _name, guestOrderPhone: _phone, ...book } = address;
    addressId = (await shop.call(token, "POST /v1/app-users/delivery-address", { body: book })).reply.id;
  }
  const added = await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
    body: { productId, optionGroups: [{ optionId, optionUnit: 1 }] },
  });
  const [cartOptionId = 0] = added.reply.optionGroupIds;
  const cart = await shop.call(token, "GET /v1.2/app-users/shopping-carts");
  const picked = await shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds: [cartOptionId] },
  });
  const [paidForm, openFormSeen] = [
    await openForm(shop, token, [{ productId, optionId }], { address }),
    await openForm(shop, token, [{ productId, optionId }], { address }),
  ];
  const toPay = await check(shop, token, paidForm, { address });
  const paid = await pay(shop, token, { ...toPay.reply, orderTmpId: paidForm.id });
  const open = await check(shop, token, openFormSeen, { address });
  const detail = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: paid.reply.id } });
  return {
    token,
    productId,
    distributorId,
    optionId,
    orderTmpId: openFormSeen.id,
    orderItemTmpId: picked.reply.id,
    openOrder: open.reply,
    paidOrderId: paid.reply.id,
    paidOrderProductId: detail.reply.orderItemProducts[0]?.id ?? 0,
    claimId: await deniedReturn(shop, paid.reply.id),
    cartId: cart.reply.list[0]?.bundleItems[0]?.id ?? 0,
    cartOptionId,
    addressId,
    couponId: await offeredCoupon(shop),
    sessionId: await otherSession(shop, token),
    ...(also.sendsGift
      ? await sentGift(shop, kind === "member" ? token : await member(shop), { productId, optionId })
      : NO_GIFT),
    billingCardId: kind === "member" ? await registerCard(shop, token) : 2_000_000_000,
    ...(kind === "member" && also.reviews ? await reviewed(shop, token) : NO_REVIEW),
    questionId: kind === "member" ? await asked(shop, token, productId) : 2_000_000_000,
    inquiryId: await inquired(
      shop,
      token,
      kind === "member" ? null : (detail.reply.orderItemProducts[0]?.id ?? 0),
    ),
    produceNoticeId: kind === "member" ? await toldOfProduce(shop, paid.reply.id) : 2_000_000_000,
    subscriptionId: kind === "member" ? (await subscribe(shop, token)).detail.id : 2_000_000_000,
    offer: also.subscribes
      ? await offered(shop, token)
      : { optionId: 2_000_000_000, dispatchOn: "2026-12-01" },
    waitingRoomId: also.waits ? await openRoom(shop) : 2_000_000_000,
    videoUploadId: kind === "member" ? await begunUpload(shop, token) : "0".repeat(32),
  };
}

/** Adds a return that was denied to an order; the product does not show it. */
async function deniedReturn(shop: TestShop, orderId: number): Promise<number> {
  const [row] = await select<{ id: number }>(
    shop,
    `with c as (
       insert into return_request (order_id, order_product_id, resolution, reason, details, photos, status, is_shown, answer,
              requested_at, decided_at)
       select order_id, id, 'refund', 'changed_mind', '마음이 바뀌었어요', '{}', 'denied', false, '신선 식품이에요', $2, $2
         from order_product where order_id = $1 order by id limit 1
       returning id, order_product_id
     )
     insert into return_request_option (return_request_id, order_option_id, units)
     select c.id, o.id, 1 from c join order_option o on o.order_product_id = c.order_product_id order by o.id limit 1
     returning return_request_id as id`,
    [orderId, shop.clock.now],
  );
  return row?.id ?? 0;
}

const NO_REVIEW = { reviewId: 2_000_000_000, reportId: 2_000_000_000 };

/** Creates a review of another delivered order, hidden after a report. */
async function reviewed(shop: TestShop, token: string): Promise<typeof NO_REVIEW> {
  const order = await buyThroughCart(shop, token, [{}]);
  await deliver(shop, order);
  const [orderItemProductId = 0] = order.productIds;
  const body = { orderItemProductId, score: 5, contents: "아삭하고 달아요. 또 살게요", images: [] };
  const reviewId = (await shop.call(token, "POST /v1/app-users/reviews", { body })).reply.review.id;
  const { rows } = await shop.database.db.pool.query(
    `with hidden as (update review set hidden_at = created_at, hidden_for = '개인정보 노출' where id = $1 returning id)
     insert into review_report (review_id, user_id, reason_id, reason, status, decision, created_at, decided_at)
     select w.review_id, w.user_id, 2, '', 'upheld', '전화번호가 보여요', now(), now()
       from review_author w join hidden on hidden.id = w.review_id returning id`,
    [reviewId],
  );
  return { reviewId, reportId: rows[0].id };
}

async function asked(shop: TestShop, token: string, productId: number): Promise<number> {
  const { reply } = await shop.call(token, "POST /v1/products/{id}/questions", {
    path: { id: productId },
    body: { contents: `${SECRETS[2]}로 언제 오나요?`, isSecret: true },
  });
  return reply.id;
}

async function inquired(shop: TestShop, token: string, orderProductId: number | null): Promise<number> {
  const { reply } = await shop.call(token, "POST /v1/app-users/inquiries", {
    body: {
      kind: "delivery",
      orderProductId,
      wantsNotice: true,
      contents: `${SECRETS[2]}로 언제 오나요?`,
      photos: [],
    },
  });
  return reply.id;
}

/** Adds the notice of the produce of an order. */
async function toldOfProduce(shop: TestShop, orderId: number): Promise<number> {
  const [row] = await select<{ id: number }>(
    shop,
    `insert into produce_notice (order_product_id, user_id, notice, kind, name, title, advice, told_at)
     select op.id, o.user_id, 'ripe', 'kiwi', '키위', '키위, 오늘부터 드세요', '말랑하면 다 익었어요', '2026-11-23T00:00:00Z'
       from order_product op join orders o on o.id = op.order_id where o.id = $1 order by op.id limit 1
     returning id`,
    [orderId],
  );
  return row?.id ?? 0;
}

async function begunUpload(shop: TestShop, token: string): Promise<string> {
  return (await shop.call(token, "POST /v1/app-users/videos", { body: { bytes: 8 } })).reply.id;
}

const NO_GIFT = {
  giftGroupId: 2_000_000_000,
  giftToId: 2_000_000_000,
  giftLink: "0123abcd-0123-4abc-8abc-0123456789ab",
};

async function sentGift(shop: TestShop, token: string, pick: Pick): Promise<typeof NO_GIFT> {
  const receivers = [{ name: SECRETS[0], phone: SECRETS[1] }];
  const { group } = await buyGift(shop, token, pick, giftData("alimtalk", 1, { receivers }), 1);
  const [gift] = group.giftTos;
  const giftLink = gift?.uuid ?? "";
  await enterAddressOfGift(shop, giftLink, { addressDetail: SECRETS[2], entranceCode: SECRETS[4] });
  return { giftGroupId: group.id, giftToId: gift?.id ?? 0, giftLink };
}

async function offeredCoupon(shop: TestShop): Promise<number> {
  const { rows } = await shop.database.db.pool.query(
    `insert into coupon (name, discount_kind, discount_amount, valid_from, valid_until, download_from, download_until, created_at)
     values ('쿠폰', 'amount', 1000, '2026-01-01', '2099-01-01', '2026-01-01', '2099-01-01', '2026-01-01')
     returning id`,
  );
  return rows[0].id;
}

async function registerCard(shop: TestShop, token: string): Promise<number> {
  const body = {
    cardNumber: "5188001100220038",
    month: "12",
    year2digits: "99",
    dateOfBirth: "900101",
    cardPassword: "00",
  };
  const headers = await confirmed(shop, token, "addCard");
  return (await shop.call(token, "POST /v1/app-users/billing-cards", { body }, headers)).reply.id;
}

/** Creates another session of a token's buyer. */
async function otherSession(shop: TestShop, token: string): Promise<string> {
  const { rows } = await shop.database.db.pool.query(
    `insert into access_token (hash, user_id, token_type, created_at, expires_at)
     select sha256(gen_random_uuid()::text::bytea), user_id, token_type, created_at, expires_at
       from access_token where hash = $1
     returning id`,
    [hashToken(token)],
  );
  return rows[0].id;
}

/** Seeds a product that is sold by subscription and returns what is offered first. */
async function offered(shop: TestShop, token: string): Promise<Belongings["offer"]> {
  const [optionId] = (await seedSubscribable(shop)).optionIds;
  const path = { optionId };
  const { reply } = await shop.call(token, "GET /v1/app-users/subscription-offers/{optionId}", { path });
  return { optionId, dispatchOn: reply.days[0]?.dispatchOn ?? "" };
}

/** Announces an opening in twenty minutes, whose room can be entered. */
async function openRoom(shop: TestShop): Promise<number> {
  const [optionId] = (await seedProduct(shop.database.db, { stock: 10 })).optionIds;
  const [room] = await select<{ id: number }>(
    shop,
    `insert into waiting_room (id, option_id, opens_at, units, per_person, at_once)
     values ($1, $1, $2::timestamptz + interval '20 minutes', 10, 2, 5) returning id`,
    [optionId, shop.clock.now],
  );
  return room?.id ?? 0;
}
