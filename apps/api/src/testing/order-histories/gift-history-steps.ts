import { notifyDays, notifyHours, notifyInstant } from "@todayfruit/domain/gifts/check-and-list-notify-times";
import { deriveGiftLink } from "../../features/gift-links/derive-gift-link.ts";
import { announceGifts } from "../../features/gifts/timed/announce-gifts.ts";
import { checkGift, giftData } from "../gift-checkout-steps.ts";
import { seedProduct } from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import { enterAddress, takeBackGift } from "../refund-gift-or-enter-address-directly.ts";
import type { Random } from "../seeded-random.ts";
import type { TestShop } from "../test-shop.ts";
import { pick, rowsOf } from "./begin-order-history.ts";
import type { History, StockedShop } from "./shop-for-random-histories.ts";

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
  const giftNotifyAt = type === "alimtalk" ? laterInstant(shop, random) : null;
  const data = giftData(type, giftCount, { giftNotifyAt });
  const placed = await checkGift(shop, token, { id, price, usedPoint }, data, {
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
    steps: [
      `${type} to ${giftCount} ${giftNotifyAt ?? "as soon as paid"}, ${method} ${price}원 ${usedPoint}P`,
    ],
  };
}

/** Makes one step of a receiver, of the sender, of an operator, or of the clock. */
export async function actOnGift(
  { shop, work }: StockedShop,
  history: History,
  random: Random,
): Promise<void> {
  const gifts = await select<{ id: number }>(shop, "select id from gift where order_id = $1 order by id", [
    history.id,
  ]);
  const id = gifts[random.below(gifts.length)]?.id ?? 0;
  const what = random.pick([
    "enter",
    "enter",
    "swap",
    "swap",
    "take back",
    "move",
    "move",
    "announce",
    "declined",
    "expired",
    "withdrawn",
  ] as const);
  history.steps.push(`${what} ${id}`);
  if (what === "announce") await announceGifts(shop.services);
  else if (what === "move") await move({ shop, work }, history, random);
  else if (what === "enter") await enterAddress(shop, id);
  else if (what === "swap") await swapAny(shop, id, random);
  else if (what === "take back") {
    const body = { reason: "시험" };
    await shop.call(work, "PUT /operator/v1/gifts/{id}/swap/take-back", { path: { id }, body });
  } else await takeBackGift(shop, id, what);
}

/** Changes when the receivers are notified, by the sender or by an operator. */
async function move({ shop, work }: Pick<StockedShop, "shop" | "work">, history: History, random: Random) {
  const [group] = await select<{ id: number }>(shop, "select id from gift_group where order_id = $1", [
    history.id,
  ]);
  const path = { id: group?.id ?? 0 };
  const notifyAt = laterInstant(shop, random);
  await (random.below(2) === 0
    ? shop.call(history.buyer.token, "PUT /v1/gift/group/{id}/notify-at", { path, body: { notifyAt } })
    : shop.call(work, "PUT /operator/v1/gift-groups/{id}/notify-at", {
        path,
        body: { notifyAt, reason: "시험" },
      }));
}

/** Returns an hour of the next three days at which receivers can be notified, or `null` for at once. */
function laterInstant({ clock }: TestShop, random: Random): string | null {
  const now = clock.now.toISOString();
  const day = notifyDays(now)[random.below(3)];
  const hours = day === undefined ? [] : notifyHours(day, now);
  const hour = hours[random.below(hours.length)];
  return day === undefined || hour === undefined || random.below(2) === 0 ? null : notifyInstant(day, hour);
}

/** Adds a product at each price of the market, which its gifts can be swapped for. */
export async function addSwaps({ shop, stocked }: StockedShop): Promise<void> {
  await seedProduct(shop.database.db, { price: 10_000, stock: stocked });
  await seedProduct(shop.database.db, { price: 66_300, taxStatus: "taxable", stock: stocked });
}

/** Swaps any line of a gift whose link is made, and which may be swapped, for any option that is offered. */
async function swapAny(shop: TestShop, id: number, random: Random): Promise<void> {
  const [gift] = await select<{ link_generation: number }>(
    shop,
    "select link_generation from gift where id = $1 and sent_at is not null",
    [id],
  );
  if (!gift) return;
  const path = { id: deriveGiftLink(shop.services.rules, { id, ...gift }).uuid };
  const { lines = [] } = (await shop.call(null, "GET /v1/gift/to/{id}/swaps", { path })).reply;
  const offered = lines.flatMap(({ lineId, options }) =>
    options.map(({ optionId }) => ({ lineId, optionId })),
  );
  const body = offered[random.below(offered.length)];
  if (body) await shop.call(null, "PUT /v1/gift/to/{id}/swap", { path, body });
}
