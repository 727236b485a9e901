import { cycleTimes } from "@todayfruit/domain/subscriptions/cycle-times";
import type { SkipReason } from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import { whySkipped } from "@todayfruit/domain/subscriptions/why-skipped";
import { atProvider, select } from "../read-and-set-shop-state.ts";
import type { Held, SubscriptionHistory, SubscriptionMarket } from "./subscription-history-steps.ts";

type Notice = { template: string; reason: string | null };
type Logged = { status: "failed" | "skipped"; reason: SkipReason | "PRICE_OVER_LIMIT" };

type Cycle = {
  id: number;
  number: number;
  status: string;
  dispatch_on: string;
  skip_reason: SkipReason | null;
  reminded_at: Date | null;
  approved_price: number | null;
  charge_started_at: Date | null;
  goods_price: number | null;
  ordered_at: Date | null;
  units: number | null;
  price: number | null;
  orders: string[];
  live_orders: number;
  notices: Notice[];
  log: Logged[];
};

const LIST = `
  select c.id, c.number, c.status, to_char(c.dispatch_on, 'YYYY-MM-DD') as dispatch_on, c.skip_reason, c.reminded_at, c.approved_price,
         c.charge_started_at, c.goods_price, o.created_at as ordered_at, o.price,
         (select sum(x.units)::int from order_product op join order_option x on x.order_product_id = op.id
           where op.order_id = o.id) as units,
         coalesce((select array_agg(x.uuid) from orders x where x.order_tmp_id = c.order_tmp_id), '{}') as orders,
         (select count(*)::int from orders x where x.order_tmp_id = c.order_tmp_id
             and x.status not in ('request', 'incomplete')) as live_orders,
         coalesce((select jsonb_agg(jsonb_build_object('template', m.template, 'reason', m.variables ->> '사유') order by m.id)
            from message m where m.dedupe_key like 'billing cycle ' || c.id || ' %'), '[]') as notices,
         coalesce((select jsonb_agg(jsonb_build_object('status', l.status, 'reason', l.reason)) from cycle_log l
            where l.cycle_id = c.id), '[]') as log
    from billing_cycle c left join orders o on o.id = c.order_id
   where c.subscription_id = $1 order by c.number`;

/**
 * Compares the cycles of a history with what its member agreed to, with the prices of the shop, with the money that the
 * provider holds and with what was told; returns each difference as a sentence.
 */
export async function listSubscriptionHistoryProblems(
  { shop }: SubscriptionMarket,
  { held: all }: SubscriptionHistory,
): Promise<string[]> {
  const taken = new Map<string, number>();
  for (const { orderId, status, balanceAmount } of await atProvider(shop))
    if (status === "DONE") taken.set(orderId, (taken.get(orderId) ?? 0) + balanceAmount);
  const problems: string[] = [];
  for (const held of all) {
    const cycles = await select<Cycle>(shop, LIST, [held.id]);
    for (const cycle of cycles) {
      const atBank = cycle.orders.reduce((sum, uuid) => sum + (taken.get(uuid) ?? 0), 0);
      const found = [...problemsOfMoney(held, cycle, atBank), ...problemsOfNotices(cycle)];
      problems.push(...found.map((text) => `subscription ${held.id} cycle ${cycle.number}: ${text}`));
    }
  }
  return problems;
}

function problemsOfMoney({ sold, limits }: Held, cycle: Cycle, atBank: number): string[] {
  const { status, goods_price, ordered_at, charge_started_at, reminded_at, units, price } = cycle;
  if (status !== "paid") {
    return [
      ...(cycle.live_orders === 0 ? [] : [`is ${status} and has ${cycle.live_orders} orders`]),
      ...(atBank === 0 ? [] : [`is ${status} and the provider holds ${atBank}`]),
    ];
  }
  if (!goods_price || !ordered_at || !charge_started_at || !reminded_at || !units) return ["lacks its order"];
  const { changeUntil, payUntil } = cycleTimes(cycle.dispatch_on);
  const priced = (sold.prices.findLast(({ from }) => from <= ordered_at.getTime())?.price ?? 0) * units;
  const begun = charge_started_at.getTime();
  // A limit of the same instant may have been written before or after the charge began.
  const before = limits.findLast(({ from }) => from < begun);
  const allowed = [before, ...limits.filter(({ from }) => from === begun)].map((each) => each?.limit ?? null);
  const most = allowed.includes(null) ? Number.POSITIVE_INFINITY : Math.max(...allowed.map(Number));
  return [
    ...(cycle.live_orders === 1 ? [] : [`is paid and has ${cycle.live_orders} orders`]),
    ...(atBank === price ? [] : [`was paid ${price} and the provider holds ${atBank}`]),
    ...(goods_price === priced ? [] : [`cost ${goods_price} when the price was ${priced}`]),
    ...(goods_price <= Math.max(most, cycle.approved_price ?? 0)
      ? []
      : [`cost ${goods_price} above ${most}`]),
    ...(begun >= Date.parse(changeUntil) && begun < Date.parse(payUntil)
      ? []
      : ["was charged at a wrong time"]),
    ...(reminded_at.getTime() < Date.parse(changeUntil) ? [] : ["was told after it could be changed"]),
  ];
}

/** Every skip that the member did not do and every refusal of a card is told once, the last skip with its reason. */
function problemsOfNotices({ notices, log, skip_reason: reason }: Cycle): string[] {
  const skips = notices.filter(({ template }) => template === "SUBSCRIPTION_SKIPPED");
  const refusals = notices.filter(({ template }) => template === "SUBSCRIPTION_CARD_FAILED");
  const skipped = log.filter((each) => each.status === "skipped" && isTold(each.reason));
  const refused = log.filter((each) => each.status === "failed" && each.reason !== "PRICE_OVER_LIMIT");
  const why = reason === null ? null : whySkipped(reason);
  const told = skips.at(-1)?.reason;
  return [
    ...(skips.length === skipped.length
      ? []
      : [`was skipped ${skipped.length} times, at last for ${reason}, and told ${skips.length} times`]),
    ...(why === null || told === why ? [] : [`was told "${told}" for "${why}"`]),
    ...(refusals.length === refused.length
      ? []
      : [`was refused ${refused.length} times and told ${refusals.length} times`]),
  ];
}

function isTold(reason: Logged["reason"]): boolean {
  return reason !== "PRICE_OVER_LIMIT" && whySkipped(reason) !== null;
}
