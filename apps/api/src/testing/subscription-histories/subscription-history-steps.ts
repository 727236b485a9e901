import type { Reply } from "@todayfruit/contract/all-calls";
import { operator } from "../operator-account-and-login-steps.ts";
import { member, seedRules } from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import type { Random } from "../seeded-random.ts";
import { registerCard, seedSubscribable } from "../subscriptions/subscribe-member-steps.ts";
import type { TestShop } from "../test-shop.ts";

/** Product that is sold by subscription, with every price that it had. */
export type Sold = {
  productId: number;
  optionId: number;
  isBox: boolean;
  /** Prices in 원 by the instant from which they hold, the earliest first. */
  prices: { from: number; price: number }[];
};

/** Setting of histories: products on sale by subscription, and an operator with every permission. */
export type SubscriptionMarket = { shop: TestShop; work: string; sold: readonly Sold[] };

export type Detail = Reply<"GET /v1/app-users/subscriptions/{id}">;

/** Subscription of a history, with what its member agreed to. */
export type Held = {
  id: number;
  sold: Sold;
  /** Limits in 원 by the instant from which they hold; `null`: none. */
  limits: { from: number; limit: number | null }[];
};

/** History of a member's subscriptions; `steps` describes it when its end is wrong. */
export type SubscriptionHistory = {
  token: string;
  held: Held[];
  steps: string[];
};

/** Writes down each skip and each failure of a cycle, however soon it is taken back. */
const LOG_OF_CYCLES = `
  create table cycle_log (cycle_id bigint, status text, reason text);
  create function log_cycle() returns trigger language plpgsql security definer as $$
  begin
    insert into cycle_log values (new.id, new.status, case new.status when 'failed' then new.failure_code else new.skip_reason end);
    return null;
  end $$;
  create trigger log_cycle after update of status on billing_cycle for each row
    when (new.status in ('failed', 'skipped') and new.status <> old.status) execute function log_cycle();
  grant select on cycle_log to public;`;
const YEARS = "interval '10 years'";
const PRICE = 17_900;

/** Opens a shop with three kinds of fruit and a box of the season. */
export async function openSubscriptionMarket(shop: TestShop): Promise<SubscriptionMarket> {
  await seedRules(shop.database.db);
  await shop.database.asOwner(LOG_OF_CYCLES);
  const { token: work } = await operator(shop);
  await select(
    shop,
    `update operator_token set created_at = created_at + ${YEARS}, expires_at = expires_at + ${YEARS}`,
  );
  const sold = await Promise.all(
    [false, false, false, true].map(async (isBox) => {
      const { productId, optionIds } = await seedSubscribable(shop, { price: PRICE, stock: 60, isBox });
      const prices = [{ from: 0, price: PRICE }];
      return { productId, optionId: optionIds[0], isBox, prices };
    }),
  );
  return { shop, work, sold };
}

/** Begins the history of a new member with two cards. */
export async function beginSubscriptions({ shop }: SubscriptionMarket): Promise<SubscriptionHistory> {
  const token = await member(shop);
  await select(shop, `update access_token set expires_at = expires_at + ${YEARS}`);
  await registerCard(shop, token);
  await registerCard(shop, token);
  return { token, held: [], steps: [] };
}

/** Chooses a subscription of a history; `null` when there is none. */
export function oneHeld({ held }: SubscriptionHistory, random: Random): Held | null {
  return held[random.below(Math.max(1, held.length))] ?? null;
}

/** Shows a subscription to its member. */
export async function shownOf(
  { shop }: SubscriptionMarket,
  { token }: SubscriptionHistory,
  { id }: Held,
): Promise<Detail> {
  return (await shop.call(token, "GET /v1/app-users/subscriptions/{id}", { path: { id } })).reply;
}
