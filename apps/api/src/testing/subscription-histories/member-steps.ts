import type { Input } from "@todayfruit/contract/all-calls";
import { confirmed } from "../confirm-identity-by-code-steps.ts";
import { ADDRESS, ISLAND, JEJU } from "../product-and-member-fixtures.ts";
import type { Random } from "../seeded-random.ts";
import { registerCard } from "../subscriptions/subscribe-member-steps.ts";
import {
  type Detail,
  type Held,
  oneHeld,
  type SubscriptionHistory,
  type SubscriptionMarket,
  shownOf,
} from "./subscription-history-steps.ts";

/** Step of a history. A refused call is no error. */
export type Step = (
  market: SubscriptionMarket,
  history: SubscriptionHistory,
  random: Random,
) => Promise<unknown>;

type Address = Input<"POST /v1/app-users/subscriptions">["body"]["address"];
type Change = (
  market: SubscriptionMarket,
  history: SubscriptionHistory,
  of: { held: Held; seen: Detail; random: Random },
) => Promise<unknown>;

const ONE = "/v1/app-users/subscriptions/{id}";
/** Addresses on the mainland, on Jeju and on an island, to which the shop may stop sending. */
const ADDRESSES: readonly [Address, ...Address[]] = [ADDRESS, ADDRESS, JEJU, ISLAND];
const LIMITS = [null, null, 18_000, 22_000, 45_000, 90_000] as const;

/** Steps of the member. */
export const MEMBER_STEPS = {
  start: async ({ shop, sold }, { token, held }, random) => {
    const wanted = sold[random.below(sold.length)];
    if (!wanted) return;
    const { optionId } = wanted;
    const path = { optionId };
    const offer = await shop.call(token, "GET /v1/app-users/subscription-offers/{optionId}", { path });
    const card = offer.status === 200 ? offer.reply.card : null;
    const day = offer.status === 200 ? offer.reply.days[random.below(5)] : undefined;
    if (!card || !day) return;
    const priceLimit = random.pick(LIMITS);
    const started = await shop.call(token, "POST /v1/app-users/subscriptions", {
      body: {
        optionId,
        units: 1 + random.below(2),
        intervalWeeks: random.pick([1, 1, 1, 2, 4]),
        dispatchOn: day.dispatchOn,
        priceLimit,
        cardId: card.id,
        address: random.pick(ADDRESSES),
      },
    });
    if (started.status !== 200) return;
    held.push({
      id: started.reply.id,
      sold: wanted,
      limits: [{ from: shop.clock.now.getTime(), limit: priceLimit }],
    });
  },
  skip: change(({ shop }, { token }, { seen }) =>
    shop.call(token, `PUT ${ONE}/cycles/{number}/skip`, { path: cycleOf(seen) }),
  ),
  unskip: change(({ shop }, { token }, { seen }) =>
    shop.call(token, `DELETE ${ONE}/cycles/{number}/skip`, {
      path: { id: seen.id, number: seen.skipped?.number ?? 1 },
    }),
  ),
  move: change(({ shop }, { token }, { seen, random }) => {
    const day = seen.days[random.below(Math.max(1, seen.days.length))];
    const interval = random.pick([1, 1, 2, 4] as const);
    return shop.call(token, `PUT ${ONE}/cycles/{number}/day`, {
      path: cycleOf(seen),
      body: {
        dispatchOn: day?.dispatchOn ?? "2026-12-01",
        isKept: random.below(2) === 0,
        ...(random.below(2) === 0 ? { intervalWeeks: interval } : {}),
      },
    });
  }),
  setUnits: change(({ shop }, { token }, { seen, random }) =>
    shop.call(token, `PATCH ${ONE}`, { path: { id: seen.id }, body: { units: 1 + random.below(3) } }),
  ),
  setLimit: change(async ({ shop }, { token }, { held, random }) => {
    const priceLimit = random.pick(LIMITS);
    const limit = { from: shop.clock.now.getTime(), limit: priceLimit };
    // Written down before the call, because a charge of the same instant may read it already.
    held.limits.push(limit);
    const changed = await shop.call(token, `PATCH ${ONE}`, { path: { id: held.id }, body: { priceLimit } });
    if (changed.status !== 200) held.limits.splice(held.limits.indexOf(limit), 1);
  }),
  setAddress: change(({ shop }, { token }, { seen, random }) =>
    shop.call(token, `PATCH ${ONE}`, {
      path: { id: seen.id },
      body: { address: random.pick(ADDRESSES) },
    }),
  ),
  setCard: change(async ({ shop }, { token }, { seen, random }) => {
    const { list } = (await shop.call(token, "GET /v1/app-users/billing-cards")).reply;
    const cardId = list[random.below(Math.max(1, list.length))]?.id ?? (await registerCard(shop, token));
    return shop.call(token, `PATCH ${ONE}`, { path: { id: seen.id }, body: { cardId } });
  }),
  removeCard: async ({ shop }, { token }, random) => {
    const { list } = (await shop.call(token, "GET /v1/app-users/billing-cards")).reply;
    const card = list[random.below(Math.max(1, list.length))];
    if (!card) return;
    const headers = await confirmed(shop, token, "deleteCard");
    await shop.call(token, "DELETE /v1/app-users/billing-cards/{id}", { path: { id: card.id } }, headers);
  },
  addCard: async ({ shop }, { token }) => {
    const { list } = (await shop.call(token, "GET /v1/app-users/billing-cards")).reply;
    if (list.length < 3) await registerCard(shop, token);
  },
  approve: change(({ shop }, { token }, { seen }) =>
    shop.call(token, `PUT ${ONE}/cycles/{number}/approve`, {
      path: cycleOf(seen),
      body: { goodsPrice: seen.next?.goodsPrice ?? 1 },
    }),
  ),
  pay: change(({ shop }, { token }, { seen }) =>
    shop.call(token, `PUT ${ONE}/cycles/{number}/pay`, { path: cycleOf(seen) }),
  ),
  pause: change(({ shop }, { token }, { seen, random }) =>
    shop.call(token, `PUT ${ONE}/pause`, {
      path: { id: seen.id },
      body: { cycles: random.pick([1, 2, null]) },
    }),
  ),
  resume: change(({ shop }, { token }, { seen }) =>
    shop.call(token, `PUT ${ONE}/resume`, { path: { id: seen.id } }),
  ),
  end: change(({ shop }, { token }, { seen }) =>
    shop.call(token, `PUT ${ONE}/end`, { path: { id: seen.id } }),
  ),
} satisfies Record<string, Step>;

/** Makes a step of a change of one subscription, as its member sees it; nothing happens without one. */
function change(make: Change): Step {
  return async (market, history, random) => {
    const held = oneHeld(history, random);
    if (held) await make(market, history, { held, seen: await shownOf(market, history, held), random });
  };
}

function cycleOf({ id, next }: Detail): { id: number; number: number } {
  return { id, number: next?.number ?? 1 };
}
