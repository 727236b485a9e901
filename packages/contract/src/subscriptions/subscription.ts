import { WEEKDAYS } from "@todayfruit/domain/calendar/kst";
import {
  MAX_SUBSCRIBED_UNITS,
  SUBSCRIPTION_INTERVALS,
} from "@todayfruit/domain/subscriptions/subscription-limits";
import {
  CYCLE_STATUSES,
  PAUSE_REASONS,
  SKIP_REASONS,
  SUBSCRIPTION_STATUSES,
} from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import { Type } from "typebox";
import { OrderAddress } from "../addresses/address.ts";
import { Count, closed, DateText, Id, Instant, Money, nullable, oneOf, Text } from "../common-schemas.ts";

/** Weeks between two deliveries: 1, 2 or 4. */
export const IntervalWeeks = Type.Unsafe<(typeof SUBSCRIPTION_INTERVALS)[number]>({
  type: "integer",
  enum: [...SUBSCRIPTION_INTERVALS],
});
export const SubscribedUnits = Type.Integer({ minimum: 1, maximum: MAX_SUBSCRIBED_UNITS });

/** Card that a subscription is charged to. */
export const SubscriptionCard = closed({ id: Id, cardName: Text(30), numberMasked: Text(30) });

/** What is in a box of the season in a month. */
export const SeasonBox = closed({
  /** Month (KST) of dispatch, e.g. `2026-12`. */
  month: Text(7),
  items: Type.Array(Text(60)),
  /** Day (KST) from which the content is final; subscribers are told on it. */
  settlesOn: DateText,
  isSettled: Type.Boolean(),
});

/** What a delivery costs, in 원: goods before shipping, shipping with the charge for a remote area, and their sum. */
const cost = { goodsPrice: Money, shippingFee: Money, price: Money };

/** Day of dispatch to choose, with its arrival and the day of the delivery after it by interval. */
export const SubscriptionDay = closed({
  dispatchOn: DateText,
  arrivalFrom: DateText,
  arrivalTo: DateText,
  /** True for the day of the delivery as it is now. */
  isCurrent: Type.Boolean(),
  nexts: Type.Array(
    closed({
      intervalWeeks: IntervalWeeks,
      /** Day of the delivery after it when this one alone is moved, and when the weekday is kept from now on. */
      onceOn: DateText,
      keptOn: DateText,
    }),
  ),
});

/** Open billing cycle of a subscription: its next delivery. */
export const NextCycle = closed({
  number: Count,
  dispatchOn: DateText,
  /** Day of the rhythm from which it was moved, and why; `null`: not moved. */
  movedFrom: nullable(DateText),
  movedBecause: nullable(oneOf(["closed_day", "chosen", "delayed"])),
  arrivalFrom: DateText,
  arrivalTo: DateText,
  /**
   * `ask`: the price is above the limit and waits for an answer; `approved`: the buyer takes it at that price;
   * `charging`: being charged now; `failed`: the card was refused.
   */
  state: oneOf(["scheduled", "ask", "approved", "charging", "failed"]),
  /** When the text comes: 10:00 KST two days before the dispatch. */
  remindAt: Instant,
  remindedAt: nullable(Instant),
  /** Until when it may be changed and skipped, and when it is charged: 18:00 KST two days before the dispatch. */
  changeUntil: Instant,
  canChange: Type.Boolean(),
  /** Until when a refused card may be tried again or replaced: 18:00 KST on the day before the dispatch. */
  payUntil: Instant,
  /** Price now. */
  ...cost,
  /** Goods price of the delivery paid last; `null` for the first one. */
  lastGoodsPrice: nullable(Money),
  /** Most goods price that the buyer agreed to for this delivery alone. */
  approvedPrice: nullable(Money),
  /** Refusal of the card, in the provider's words. */
  failure: nullable(closed({ code: Text(60), message: Text(510) })),
  /** Why it would be skipped if it were charged now; `null` when it can be. */
  obstacle: nullable(oneOf(SKIP_REASONS)),
  /** Day of the delivery after it, when it is skipped. */
  afterSkipOn: DateText,
});

const subscription = {
  id: Id,
  status: oneOf(SUBSCRIPTION_STATUSES),
  productId: Id,
  productName: Text(120),
  optionId: Id,
  optionName: Text(120),
  image: nullable(Text(300)),
  isBox: Type.Boolean(),
  /** Content of the month of the next delivery; `null` for what is no box, and before operators wrote it. */
  box: nullable(SeasonBox),
  units: SubscribedUnits,
  intervalWeeks: IntervalWeeks,
  weekday: oneOf(WEEKDAYS),
  /** Goods price of one delivery now; `null` when the option is not sold any more. */
  goodsPrice: nullable(Money),
  /** Most goods price of a delivery that is paid without asking; `null`: none. */
  priceLimit: nullable(Money),
  /** `null`: the card was removed; a new one is chosen before the next charge. */
  card: nullable(SubscriptionCard),
  address: OrderAddress,
  /** `null` when it is paused without an end, or ended. */
  next: nullable(NextCycle),
  /** Delivery that the buyer skipped last and may still take back. */
  skipped: nullable(closed({ number: Count, dispatchOn: DateText, undoUntil: Instant })),
  /** `null` unless paused. `until`: last day of the pause; `null`: until it is resumed. */
  pause: nullable(
    closed({ reason: oneOf(PAUSE_REASONS), until: nullable(DateText), resumesOn: nullable(DateText) }),
  ),
  createdAt: Instant,
  endedAt: nullable(Instant),
};

/** Subscription as its buyer sees it in the list. */
export const Subscription = closed(subscription);

/** Subscription with what its sheets offer. */
export const SubscriptionDetail = closed({
  ...subscription,
  /** Intervals that are offered for it. */
  intervals: Type.Array(IntervalWeeks),
  /** Days to which the next delivery may be moved; empty when it may not be changed. */
  days: Type.Array(SubscriptionDay),
  /** Pauses to choose: for one or two deliveries; a third goes on until it is resumed. */
  pauses: Type.Array(closed({ cycles: Count, resumesOn: DateText })),
  /** Goods price of a delivery in the last 90 days, and limits to choose; `null` when the option is not sold. */
  limit: nullable(
    closed({
      goodsPrice: Money,
      lowest: Money,
      highest: Money,
      shippingFee: Money,
      suggestions: Type.Array(Money),
    }),
  ),
  /** Day of the next delivery if a paused subscription were resumed now; `null` unless paused. */
  resumesNowOn: nullable(DateText),
});

/** Billing cycle that is over, for the history. */
export const PastCycle = closed({
  number: Count,
  dispatchOn: DateText,
  status: oneOf(CYCLE_STATUSES),
  skipReason: nullable(oneOf(SKIP_REASONS)),
  /** Order that it became; `null` when nothing was paid. */
  order: nullable(closed({ id: Id, number: Text(30), price: Money, goodsPrice: Money })),
  at: Instant,
});

/** What the sheet of the product's page offers for an option. */
export const SubscriptionOffer = closed({
  productId: Id,
  optionId: Id,
  isBox: Type.Boolean(),
  box: nullable(SeasonBox),
  intervals: Type.Array(IntervalWeeks),
  /** First days of dispatch to choose. */
  days: Type.Array(SubscriptionDay),
  /** Cost of the first delivery, to the buyer's default address or else to the mainland. */
  ...cost,
  /** Limit to begin with: about a tenth above the price, in whole thousands. */
  suggestedLimit: Money,
  /** Default card of the member; `null`: one has to be registered first. */
  card: nullable(SubscriptionCard),
  /** True when the member already gets this option by subscription. */
  isSubscribed: Type.Boolean(),
});

/** How a product is sold by subscription. */
export const SellingPlan = closed({
  productId: Id,
  isBox: Type.Boolean(),
  intervals: Type.Array(IntervalWeeks),
  optionIds: Type.Array(Id),
});
