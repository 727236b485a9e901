import type {
  NextCycle,
  SeasonBox,
  Subscription,
  SubscriptionCard,
} from "@todayfruit/contract/subscriptions/subscription";
import { addDays } from "@todayfruit/domain/calendar/kst";
import { cycleTimes } from "@todayfruit/domain/subscriptions/cycle-times";
import { cycleAfter, dispatchDayFrom } from "@todayfruit/domain/subscriptions/find-cycle-and-dispatch-days";
import { isWithinLimit } from "@todayfruit/domain/subscriptions/suggest-and-check-price-limit";
import type { Static } from "typebox";
import { findCardIssuerName } from "../../gateways/payments/find-card-issuer-name.ts";
import type { Asker } from "../../http/handler-context-types.ts";
import type { OfferRow } from "../offers/find-offers.repository.ts";
import { presentOrderAddress } from "../orders/address/order-address.presenter.ts";
import { findDeliverySkipReason } from "./find-delivery-skip-reason.ts";
import { costOf, type DeliveryFacts, priceDelivery, scheduleFactsOf } from "./price-delivery.ts";
import type { SubscriptionRow } from "./subscriptions.repository.ts";

/** Facts by which a subscription is shown: offers of its option, the clock, the calendar and who asks. */
export type ShowingFacts = DeliveryFacts & { offers: ReadonlyMap<number, OfferRow>; asker: Asker };

type Shown = Static<typeof Subscription>;
type Next = Static<typeof NextCycle>;

/** Presents a subscription to its buyer. */
export function presentSubscription(row: SubscriptionRow, facts: ShowingFacts): Shown {
  const next = presentNext(row, facts);
  return {
    id: row.id,
    status: row.status,
    productId: row.product_id,
    productName: row.product_name,
    optionId: row.option_id,
    optionName: row.option_name,
    image: row.image,
    isBox: row.is_box,
    box: presentBox(row.box, facts.now),
    units: row.units,
    intervalWeeks: row.interval_weeks,
    weekday: row.weekday,
    goodsPrice: next?.goodsPrice ?? goodsPriceOf(row, facts),
    priceLimit: row.price_limit,
    card: presentSubscriptionCard(row),
    address: presentOrderAddress(row.address, facts.calendar.remoteAreas),
    next,
    skipped: presentUndoableSkip(row, facts.now, ["buyer"]),
    pause: pauseOf(row, next),
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** Presents the open cycle of a subscription; `null` without one. */
export function presentNext(row: SubscriptionRow, facts: ShowingFacts): Next | null {
  const { number, scheduled_on: scheduledOn, dispatch_on: planned } = row;
  if (number === null || scheduledOn === null || planned === null) return null;
  const offer = facts.offers.get(row.option_id);
  const schedule = offer ? scheduleFactsOf(offer, facts) : null;
  const dispatchOn =
    schedule && row.cycle_status === "scheduled" ? dispatchDayFrom(planned, schedule) : planned;
  const priced = priceDelivery({ ...row, optionId: row.option_id, dispatchOn }, facts.offers, facts);
  const cost = costOf(priced);
  const times = cycleTimes(dispatchOn);
  const instants = {
    remindAt: new Date(times.remindAt),
    changeUntil: new Date(times.changeUntil),
    payUntil: new Date(times.payUntil),
  };
  const isMoved = dispatchOn !== scheduledOn;
  const after = schedule ? cycleAfter({ scheduledOn, dispatchOn }, row.interval_weeks, schedule) : null;
  const [promised] = priced.lines;
  return {
    number,
    dispatchOn,
    movedFrom: isMoved ? scheduledOn : null,
    movedBecause: isMoved ? ((dispatchOn === planned ? row.move_reason : null) ?? "closed_day") : null,
    arrivalFrom: promised?.promise.arrivalFrom ?? dispatchOn,
    arrivalTo: promised?.promise.arrivalTo ?? dispatchOn,
    state: stateOf(row, cost.goodsPrice),
    remindAt: instants.remindAt.toISOString(),
    remindedAt: row.reminded_at?.toISOString() ?? null,
    changeUntil: instants.changeUntil.toISOString(),
    canChange: row.cycle_status === "scheduled" && facts.now < instants.changeUntil,
    payUntil: instants.payUntil.toISOString(),
    ...cost,
    lastGoodsPrice: row.last_goods_price,
    approvedPrice: row.approved_price,
    failure:
      row.cycle_status === "failed"
        ? { code: row.failure_code ?? "", message: row.failure_message ?? "" }
        : null,
    obstacle:
      findDeliverySkipReason(priced, facts.asker, facts.now) ?? (row.card_id === null ? "card_failed" : null),
    afterSkipOn: after?.dispatchOn ?? dispatchOn,
  };
}

/** Presents the delivery that was skipped last, while its skip may be taken back. */
export function presentUndoableSkip(
  row: SubscriptionRow,
  now: Date,
  reasons: readonly (SubscriptionRow["last_skip_reason"] & string)[],
): Shown["skipped"] {
  const { last_number: number, last_dispatch_on: dispatchOn, last_skip_reason: reason } = row;
  if (row.status !== "active" || row.cycle_status !== "scheduled") return null;
  if (number === null || dispatchOn === null || reason === null || !reasons.includes(reason)) return null;
  const undoUntil = new Date(cycleTimes(dispatchOn).changeUntil);
  return now < undoUntil ? { number, dispatchOn, undoUntil: undoUntil.toISOString() } : null;
}

export function presentSubscriptionCard(
  row: Pick<SubscriptionRow, "card_id" | "issuer_code" | "number_masked">,
): Static<typeof SubscriptionCard> | null {
  const { card_id: id, issuer_code: issuer, number_masked: numberMasked } = row;
  if (id === null || issuer === null || numberMasked === null) return null;
  return { id, cardName: findCardIssuerName(issuer), numberMasked };
}

export function presentBox(box: SubscriptionRow["box"], now: Date): Static<typeof SeasonBox> | null {
  if (!box) return null;
  return { ...box, isSettled: new Date(`${box.settlesOn}T00:00:00+09:00`) <= now };
}

function stateOf(row: SubscriptionRow, goodsPrice: number): Next["state"] {
  if (row.cycle_status === "charging" || row.cycle_status === "failed") return row.cycle_status;
  const limit = { priceLimit: row.price_limit, approvedPrice: null };
  if (isWithinLimit(goodsPrice, limit)) return "scheduled";
  return isWithinLimit(goodsPrice, { ...limit, approvedPrice: row.approved_price }) ? "approved" : "ask";
}

function pauseOf(row: SubscriptionRow, next: Next | null): Shown["pause"] {
  if (row.status !== "paused" || row.pause_reason === null) return null;
  const resumesOn = next?.dispatchOn ?? null;
  return { reason: row.pause_reason, resumesOn, until: resumesOn && addDays(resumesOn, -1) };
}

/** Returns the goods price of a delivery without an open cycle; `null` where the option is not offered. */
function goodsPriceOf(row: SubscriptionRow, facts: ShowingFacts): number | null {
  const offer = facts.offers.get(row.option_id);
  if (!offer) return null;
  const dispatchOn = dispatchDayFrom(scheduleFactsOf(offer, facts).today, scheduleFactsOf(offer, facts));
  return costOf(priceDelivery({ ...row, optionId: row.option_id, dispatchOn }, facts.offers, facts))
    .goodsPrice;
}
