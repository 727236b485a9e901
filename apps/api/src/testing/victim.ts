import { hashToken } from "../http/authenticate.ts";
import { check, openForm, pay } from "./buy.ts";
import { ADDRESS, guest, member, seedProduct, seedVideo } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

/** What belongs to one buyer, by the names under which calls ask for it. */
export type Belongings = {
  token: string;
  productId: number;
  distributorId: number;
  optionId: number;
  orderTmpId: string;
  orderItemTmpId: string;
  /** An order that waits for its payment. */
  openOrder: { orderId: string; price: number };
  paidOrderId: number;
  /** The product of the paid order: `orderItemProducts[].id`. */
  paidOrderProductId: number;
  cartId: number;
  cartOptionId: number;
  /** In a member's book; a guest has none, and names a stranger's. */
  addressId: number;
  /** Offered to every member. */
  couponId: number;
  /** A session that is not the one of `token`. */
  sessionId: string;
  /** A registered card; a guest has none, and names a stranger's. */
  billingCardId: number;
};

/** Words that only this buyer's own pages may show. */
export const SECRETS = ["박비밀", "01098765432", "비밀의정원 1203호", "secret-buyer"] as const;

/** A buyer with a cart, an order form, an open and a paid order, and for a member an address in the book. */
export async function createVictim(shop: TestShop, kind: "guest" | "member"): Promise<Belongings> {
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
    cartId: cart.reply.list[0]?.bundleItems[0]?.id ?? 0,
    cartOptionId,
    addressId,
    couponId: await offeredCoupon(shop),
    sessionId: await otherSession(shop, token),
    billingCardId: kind === "member" ? await registerCard(shop, token) : 2_000_000_000,
  };
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
  return (await shop.call(token, "POST /v1/app-users/billing-cards", { body })).reply.id;
}

/** Another device on which the buyer of a token is signed in. */
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
