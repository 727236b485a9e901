import { setTimeout as wait } from "node:timers/promises";
import { keepAccount } from "../../../apps/api/src/testing/buy-gift-and-enter-address-steps.ts";
import {
  authorize,
  check,
  confirm,
  openForm,
  type Pick,
} from "../../../apps/api/src/testing/checkout-steps.ts";
import { checkGift, giftData, openGift } from "../../../apps/api/src/testing/gift-checkout-steps.ts";
import { member } from "../../../apps/api/src/testing/product-and-member-fixtures.ts";
import type { TestShop } from "../../../apps/api/src/testing/test-shop.ts";

/** Random purchases of members during a storm. */

export type Told = {
  /** Orders the shop confirmed as paid. */
  paid: string[];
  /** Orders the shop confirmed as cancelled. */
  canceled: string[];
  gifts: number;
  parts: number;
};

type Life = (shop: TestShop, token: string, pick: Pick, told: Told, random: () => number) => Promise<void>;

/** Creates a member with a refund account. */
export async function createMember(shop: TestShop, email: string): Promise<string> {
  const token = await member(shop, email);
  await keepAccount(shop, token);
  return token;
}

/** Makes purchases of random kinds until `isOver`; a failed one starts over. */
export async function live(
  shop: TestShop,
  token: string,
  picks: { card: readonly Pick[]; gift: readonly Pick[] },
  told: Told,
  { random, isOver }: { random: () => number; isOver: () => boolean },
): Promise<void> {
  while (!isOver()) {
    const life = LIVES[Math.floor(random() * LIVES.length)];
    const kind = life === givesGift ? picks.gift : picks.card;
    const pick = kind[Math.floor(random() * kind.length)];
    if (!life || !pick) return;
    // The books and the provider are compared afterwards.
    await life(shop, token, pick, told, random).catch(() => wait(50));
  }
}

/** Buys by card and cancels a third of it. */
const buysByCard: Life = async (shop, token, pick, told, random) => {
  const order = await place(shop, token, pick, "card");
  const reply = await confirm(shop, token, order, await authorize(shop, order));
  if (reply.reply.state !== "paid") return;
  told.paid.push(order.orderId);
  if (random() < 0.35) await cancel(shop, token, order.orderId, told);
};

/** Pays into an account: the price, another amount, twice, too late, or reversed by the bank. */
const deposits: Life = async (shop, token, pick, told, random) => {
  const order = await place(shop, token, pick, "vbank");
  const reply = await confirm(shop, token, order, await authorize(shop, order, "VIRTUAL_ACCOUNT"));
  if (reply.reply.state !== "waiting_deposit") return;
  const turn = random();
  if (turn < 0.1) return;
  if (turn < 0.25) await cancel(shop, token, order.orderId, told);
  if (turn >= 0.25 && turn < 0.35) await shop.sandbox(`/_sim/expire/${order.orderId}`, {});
  const amount = turn > 0.9 ? order.price - 100 : turn > 0.85 ? order.price + 100 : order.price;
  await shop.sandbox(`/_sim/deposit/${order.orderId}`, { amount });
  if (random() < 0.2) await shop.sandbox(`/_sim/deposit/${order.orderId}`, { amount }).catch(() => undefined);
  if (random() < 0.2) await shop.sandbox(`/_sim/deposit-reversed/${order.orderId}`, {});
  else if (random() < 0.3) await cancel(shop, token, order.orderId, told);
};

/** Gives to two or three people and cancels the parts one by one, with outdated webhooks in between. */
const givesGift: Life = async (shop, token, pick, told, random) => {
  const receivers = 2 + Math.floor(random() * 2);
  const form = await openGift(shop, token, [pick], receivers);
  const chk = await checkGift(shop, token, form, giftData("kakaotalkSend", receivers));
  if (chk.status !== 200) return;
  const order = { orderId: chk.reply.orderId, price: chk.reply.price, orderTmpId: form.id };
  const reply = await confirm(shop, token, order, await authorize(shop, order));
  if (reply.reply.state !== "paid") return;
  told.paid.push(order.orderId);
  told.gifts += 1;
  const group = await shop.call(token, "GET /v4/app-users/orders/gift-group/{id}", {
    path: { id: chk.reply.giftGroupId ?? 0 },
  });
  for (const { id } of group.reply.giftTos) {
    if (random() < 0.5)
      await shop.sandbox(`/_sim/webhook/replay/${order.orderId}`, { times: 2, reorder: true });
    const { status } = await shop.call(token, "PUT /v1/gift/to/{id}/withdraw", { path: { id } });
    if (status === 200) told.parts += 1;
  }
};

const LIVES: readonly Life[] = [buysByCard, buysByCard, deposits, deposits, givesGift];

async function place(shop: TestShop, token: string, pick: Pick, paymentMethodType: "card" | "vbank") {
  const form = await openForm(shop, token, [pick]);
  const chk = await check(shop, token, form, { paymentMethodType });
  if (chk.status !== 200) throw new Error(`chk: ${chk.refusal.code}`);
  return { orderId: chk.reply.orderId, price: chk.reply.price, orderTmpId: form.id };
}

async function cancel(shop: TestShop, token: string, orderId: string, told: Told): Promise<void> {
  const { rows } = await shop.database.db.pool.query<{ id: number }>(
    "select id from orders where uuid = $1",
    [orderId],
  );
  const id = rows[0]?.id ?? 0;
  const { status } = await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id } });
  if (status === 200) told.canceled.push(orderId);
}
