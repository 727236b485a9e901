import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import { MAX_SUBSCRIPTIONS } from "@todayfruit/domain/subscriptions/subscription-limits";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findOffers } from "../../offers/find-offers.repository.ts";
import { listPastCycles } from "../billing-cycles.repository.ts";
import { presentPastCycle } from "../past-cycle.presenter.ts";
import { findOwnSubscription } from "../subscription.policy.ts";
import { presentSubscription } from "../subscription.presenter.ts";
import { listSubscriptions, type SubscriptionRow } from "../subscriptions.repository.ts";
import { findPriceRange } from "./option-price-range.repository.ts";
import { presentDetail } from "./subscription-detail.presenter.ts";

const PAGE = 20;
/** Days of which the prices are shown beside a limit. */
const PRICE_DAYS = 90;
const DAY_MS = 86_400_000;

/** Lists the buyer's subscriptions that have not ended. Two statements. */
export async function listOwnSubscriptions(
  _input: Input<"GET /v1/app-users/subscriptions">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/subscriptions">> {
  const rows = await listSubscriptions(context.db, context.buyer.id, MAX_SUBSCRIPTIONS);
  const optionIds = [...new Set(rows.map(({ option_id }) => option_id))];
  const offers = await findOffers(context.db, optionIds, context.buyer.id);
  const facts = {
    offers,
    asker: context,
    now: context.now(),
    calendar: await context.deliveryCalendar.read(),
  };
  return ok({ list: rows.map((row) => presentSubscription(row, facts)) });
}

/** Shows one subscription of the buyer with what its sheets offer. Three statements. */
export async function showOwnSubscription(
  { path }: Input<"GET /v1/app-users/subscriptions/{id}">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/subscriptions/{id}">> {
  const row = await findOwnSubscription(context.db, context.buyer, path.id);
  return row ? ok(await showDetail(context, row)) : refuse("SUBSCRIPTION_NOT_FOUND");
}

/** Presents a subscription as it is now, after a change of it. */
export async function showChanged(context: BuyerContext, id: number) {
  const row = await findOwnSubscription(context.db, context.buyer, id);
  if (!row) throw new Error("A subscription does not disappear");
  return ok(await showDetail(context, row));
}

async function showDetail(context: BuyerContext, row: SubscriptionRow) {
  const now = context.now();
  const since = kstDateOf(new Date(now.getTime() - PRICE_DAYS * DAY_MS).toISOString());
  const offers = await findOffers(context.db, [row.option_id], context.buyer.id);
  const range = await findPriceRange(context.db, row.option_id, since);
  const calendar = await context.deliveryCalendar.read();
  return presentDetail(row, range, { offers, asker: context, now, calendar });
}

/** Lists the cycles of a subscription that are over, the latest first. Two statements. */
export async function listOwnCycles(
  { path, query = {} }: Input<"GET /v1/app-users/subscriptions/{id}/cycles">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/subscriptions/{id}/cycles">> {
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const row = await findOwnSubscription(context.db, context.buyer, path.id);
  if (!row) return refuse("SUBSCRIPTION_NOT_FOUND");
  const take = query.take ?? PAGE;
  const rows = await listPastCycles(context.db, row.id, before, take + 1);
  const nextPage = nextIdCursor(
    rows.map(({ number }) => ({ id: number })),
    take,
  );
  return ok({ list: rows.slice(0, take).map(presentPastCycle), nextPage });
}
