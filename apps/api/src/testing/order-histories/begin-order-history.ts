import { issueCoupon } from "../../features/coupons/issue-coupon.ts";
import { calculate, check } from "../checkout-steps.ts";
import { ADDRESS, JEJU } from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import type { Random } from "../seeded-random.ts";
import type { History, Method, Person, StockedShop } from "./shop-for-random-histories.ts";

/** First step of a random history: an order placed and, most often, paid. */

const METHODS: readonly [Method, ...Method[]] = [
  "card",
  "easypay",
  "transfer",
  "phone",
  "vbank",
  "vbank",
  "billing",
];
const METHODS_OF_GUESTS: readonly [Method, ...Method[]] = ["card", "vbank"];
const SPENT = [0, 0, 1000, 5000, 50_000, 9_000_000] as const;
const NO_RECEIPT = { cashReceiptType: 3, identitySelect: 1, identityNo: "" } as const;

/**
 * Begins a history with an order of one or both products, by any buyer and method, with or without coupons and points.
 */
export async function begin(market: StockedShop, random: Random): Promise<History> {
  const { shop } = market;
  const isMember = random.below(5) > 0;
  const buyer = isMember ? market.member : market.guest;
  const method = random.pick(isMember ? METHODS : METHODS_OF_GUESTS);
  const id = await openForm(market, buyer, random);
  const address = random.below(5) === 0 ? JEJU : ADDRESS;
  const couponId = isMember && random.below(3) === 0 ? await giveCoupon(market, "couponId") : null;
  const shippingCouponId =
    isMember && random.below(3) === 0 ? await giveCoupon(market, "shippingCouponId") : null;
  const coupons = { couponId, shippingCouponId };
  const full = await calculate(shop, buyer.token, id, { address, ...coupons });
  const usedPoint = isMember ? Math.min(random.pick(SPENT), full.price) : 0;
  const form = await calculate(shop, buyer.token, id, { address, usedPoint, ...coupons }).catch(() => full);
  const isFree = form.price === 0;
  const placed = await check(shop, buyer.token, form, {
    address,
    paymentMethodType: isFree ? "point" : method,
    ...(isFree ? { pgType: "point" } : method === "easypay" ? { pgType: "kakaopay" } : {}),
    ...(random.below(2) === 0 ? { orderItemCashReceiptInfo: NO_RECEIPT } : {}),
    useEscrow: random.below(5) === 0,
  });
  if (placed.status !== 200) throw new Error(`chk: ${placed.refusal.code}`);
  const who = isMember ? "member" : "guest";
  return {
    buyer,
    order: { ...placed.reply, orderTmpId: form.id },
    ...(await rowsOf(market, placed.reply.orderId)),
    method,
    paymentKey: null,
    steps: [
      `${who} ${method} ${placed.reply.price}원 ${form.usedPoint}P coupons ${couponId} ${shippingCouponId}`,
    ],
  };
}

async function openForm(market: StockedShop, { token }: Person, random: Random): Promise<string> {
  const body = { orderItemTmpId: await pick(market, token, random) };
  return (await market.shop.call(token, "POST /v4/app-users/order-tmp", { body })).reply.id;
}

/** Puts one or both products, some units of each, into an order form; returns its id. */
export async function pick({ shop, products }: StockedShop, token: string, random: Random): Promise<string> {
  const optionGroupIds: number[] = [];
  for (const { productId, optionIds } of products.slice(0, 1 + random.below(2))) {
    const optionGroups = [{ optionId: optionIds[0], optionUnit: 1 + random.below(2) }];
    const added = await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
      body: { productId, optionGroups },
    });
    optionGroupIds.push(...added.reply.optionGroupIds);
  }
  const picked = await shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds },
  });
  return picked.reply.id;
}

async function giveCoupon(market: StockedShop, which: "couponId" | "shippingCouponId"): Promise<number> {
  const { shop, member } = market;
  const given = await shop.database.db.transaction((tx) =>
    issueCoupon(tx, { couponId: market[which], userId: member.id, byMember: false, now: shop.clock.now }),
  );
  if (!given.ok) throw new Error(given.code);
  return given.value;
}

/** Returns the row ids of a placed order. */
export async function rowsOf({ shop }: StockedShop, uuid: string): Promise<Pick<History, "id" | "products">> {
  const rows = await select<{ id: number; product_id: number; line_id: number; units: number }>(
    shop,
    `select o.id, op.id as product_id, oo.id as line_id, oo.units
       from orders o join order_product op on op.order_id = o.id join order_option oo on oo.order_product_id = op.id
      where o.uuid = $1 order by oo.id`,
    [uuid],
  );
  const products = [...Map.groupBy(rows, (row) => row.product_id)].map(([id, lines]) => ({
    id,
    lines: lines.map(({ line_id, units }) => ({ id: line_id, units })),
  }));
  return { id: rows[0]?.id ?? 0, products };
}
