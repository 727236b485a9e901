import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { select } from "../read-and-set-shop-state.ts";
import type { Random } from "../seeded-random.ts";
import { BUYER_ACTIONS } from "./buyer-actions.ts";
import { PROVIDER_AND_CLOCK_ACTIONS } from "./provider-and-clock-actions.ts";
import { SHOP_ACTIONS } from "./shop-actions.ts";
import type { History, StockedShop } from "./shop-for-random-histories.ts";

/** Random steps of a history, one at a time or two at once. */

const ACTIONS = { ...BUYER_ACTIONS, ...PROVIDER_AND_CLOCK_ACTIONS, ...SHOP_ACTIONS };
type Name = keyof typeof ACTIONS;

const ANYTHING: readonly [Name, ...Name[]] = [
  "payAgain",
  "giveUp",
  "cancelPart",
  "cancelPart",
  "cancelWhole",
  "deposit",
  "reverse",
  "reverse",
  "expire",
  "news",
  "news",
  "reconcile",
  "receipts",
  "wait",
  "badLuck",
  "move",
  "week",
  "accept",
  "hold",
  "dispatch",
  "undo",
  "undo",
  "stockOut",
  "grantCancel",
  "denyCancel",
  "claim",
  "grantClaim",
  "rejectReturn",
  "correctClaim",
  "acceptOffer",
  "reopenOffer",
  "takeBackReturn",
  "complete",
];

/** Next steps of a product in the normal course. */
const USUAL: Record<OrderItemProductStatus, readonly [Name, ...Name[]]> = {
  unknown: ["pay"],
  request: ["pay"],
  bank_transfer_waiting: ["deposit", "news"],
  paid: ["accept", "accept", "dispatch", "cancelPart"],
  delivery_waiting: ["dispatch", "dispatch", "cancelPart", "undo"],
  delivery_delay: ["accept", "dispatch"],
  delivering: ["arrive", "arrive", "undo"],
  delivery_end: ["claim", "claim", "complete", "week"],
  replace_complete: ["claim", "complete"],
  complete: ["claim", "grantClaim"],
  return_request: ["grantClaim", "grantClaim", "rejectReturn", "acceptOffer", "correctClaim", "reopenOffer"],
  replace_request: ["grantClaim", "grantClaim", "rejectReturn", "takeBackReturn"],
  withdraw_request: ["grantCancel", "denyCancel"],
  withdraw_partially: ["accept"],
  withdraw_complete: ["news", "reconcile"],
  return_complete: ["news", "reverse"],
  stock_out: ["news", "reconcile"],
  incomplete: ["deposit", "news"],
};

/** Makes one step of any actor: half of the time a normal one, so that histories get far. */
export async function act(market: StockedShop, history: History, random: Random): Promise<void> {
  const name = await choose(market, history, random);
  history.steps.push(name);
  await ACTIONS[name](market, history, random);
}

/** Makes two concurrent steps of independent actors. */
export async function actAtOnce(market: StockedShop, history: History, random: Random): Promise<void> {
  const names = [await choose(market, history, random), await choose(market, history, random)];
  history.steps.push(names.join(" + "));
  await Promise.all(names.map((name) => ACTIONS[name](market, history, random)));
}

async function choose({ shop }: StockedShop, { id }: History, random: Random): Promise<Name> {
  if (random.below(2) === 0) return random.pick(ANYTHING);
  const products = await select<{ status: OrderItemProductStatus }>(
    shop,
    "select status from order_product where order_id = $1 order by id",
    [id],
  );
  const { status } = products[random.below(products.length)] ?? { status: "unknown" };
  return random.pick(USUAL[status]);
}
