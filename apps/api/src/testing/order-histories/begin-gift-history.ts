import { enterAddress, takeBackGift } from "../change-gift-directly.ts";
import { checkGift, giftData } from "../gift-checkout-steps.ts";
import type { Random } from "../seeded-random.ts";
import { select } from "../shop-state.ts";
import { pick, rowsOf } from "./begin-order-history.ts";
import type { History, StockedShop } from "./stocked-shop.ts";

/** First step of a random history of a gift, and its further steps. */

const METHODS = ["card", "easypay", "transfer", "vbank", "vbank"] as const;
const SPENT = [0, 0, 1000, 5000, 50_000] as const;

/** Begins a history with a gift of one or both products to one to five people. */
export async function beginGift(market: StockedShop, random: Random): Promise<History> {
  const { shop, member: buyer } = market;
  const { token } = buyer;
  const method = random.pick(METHODS);
  const body = { orderItemTmpId: await pick(market, token, random) };
  const { id } = (await shop.call(token, "POST /v4/app-users/order-tmp/gift", { body })).reply;
  const giftCount = 1 + random.below(5);
  const calculated = await shop.call(token, "PATCH /v4/app-users/order-tmp/calculate/{id}", {
    path: { id },
    query: { isGift: true, giftCount },
    body: { usedPoint: 0 },
  });
  const usedPoint = Math.min(random.pick(SPENT), calculated.reply.prices.price - 1000);
  const price = calculated.reply.prices.price - usedPoint;
  const type = random.pick(["alimtalk", "kakaotalkSend"] as const);
  const placed = await checkGift(shop, token, { id, price, usedPoint }, giftData(type, giftCount), {
    paymentMethodType: method,
    ...(method === "easypay" ? { pgType: "kakaopay" } : {}),
  });
  if (placed.status !== 200) throw new Error(`chk: ${placed.refusal.code}`);
  return {
    buyer,
    order: { orderId: placed.reply.orderId, price, orderTmpId: id },
    ...(await rowsOf(market, placed.reply.orderId)),
    method,
    paymentKey: null,
    steps: [`${type} to ${giftCount}, ${method} ${price}원 ${usedPoint}P`],
  };
}

/** Makes one step of a receiver, of the sender, or of the clock. */
export async function actOnGift({ shop }: StockedShop, history: History, random: Random): Promise<void> {
  const gifts = await select<{ id: number }>(shop, "select id from gift where order_id = $1 order by id", [
    history.id,
  ]);
  const id = gifts[random.below(gifts.length)]?.id ?? 0;
  const what = random.pick(["enter", "enter", "declined", "expired", "withdrawn"] as const);
  history.steps.push(`${what} ${id}`);
  if (what === "enter") await enterAddress(shop, id);
  else await takeBackGift(shop, id, what);
}
