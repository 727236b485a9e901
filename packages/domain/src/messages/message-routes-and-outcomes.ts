import type { TemplateName } from "./templates/all-templates.ts";

export const CHANNELS = ["phone", "push", "email"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Template of a message to the sender of a gift, who has an account. */
export type GiftSenderTemplate = Extract<TemplateName, `GIFT_${string}_SENDER`>;
/** Template of a message to the receiver of a gift, who needs no account: it goes to a phone alone. */
export type GiftReceiverTemplate = Exclude<Extract<TemplateName, `GIFT_${string}`>, GiftSenderTemplate>;
/** Template of a mail to an operator. */
export type OperatorTemplate = Extract<TemplateName, `OPERATOR_${string}`>;
/** Template of a message about an order that was taken by telephone: it goes to a phone alone. */
export type DraftOrderTemplate = Extract<TemplateName, `DRAFT_ORDER${string}`>;
/** Template of a message to a buyer about their own account and orders. */
export type MemberTemplate = Exclude<
  TemplateName,
  GiftReceiverTemplate | OperatorTemplate | DraftOrderTemplate
>;
/** Template of an event; `ADVERTISEMENT` is sent as plain text, because Kakao reviews no template for it. */
export type EventTemplate = MemberTemplate | "ADVERTISEMENT";

export type Route = {
  channels: readonly Channel[];
  /**
   * The setting on which sending depends. `always`: required by a contract, a payment or the law, so it cannot be
   * switched off; `asked`: requested by the member for this product; `consent`: advertising, only with consent and in
   * the daytime.
   */
  when: "always" | "orderDeliveryAlarm" | "clientCenterReplyAlarm" | "asked" | "consent";
  /** Place in the shop's own inbox; `null` when it is not shown there. */
  inbox: { list: "orderList" | "fruitSnsList"; kind: string } | null;
};

const ORDER = { list: "orderList", kind: "order" } as const;
const DEPOSIT = { list: "orderList", kind: "deposit" } as const;
const QUESTION = { list: "orderList", kind: "question" } as const;
const RETURN = { list: "orderList", kind: "return" } as const;
const REVIEW = { list: "orderList", kind: "review" } as const;
const GIFT = { list: "orderList", kind: "gift" } as const;
const RESTOCK = { list: "fruitSnsList", kind: "restock" } as const;
const INQUIRY = { list: "orderList", kind: "inquiry" } as const;
const SUBSCRIPTION = { list: "orderList", kind: "subscription" } as const;
const CONSENT = { list: "orderList", kind: "consent" } as const;

/** Channels, setting and inbox of each event. E-mail is used for what one may want to look up later. */
export const ROUTES = {
  ORDER_PAID: { channels: ["phone", "push", "email"], when: "always", inbox: ORDER },
  INVOICE_CORRECTED: { channels: ["phone", "push"], when: "orderDeliveryAlarm", inbox: ORDER },
  ORDER_MESSAGE: { channels: ["phone", "push", "email"], when: "always", inbox: ORDER },
  ORDER_SHIPPED: { channels: ["phone", "push"], when: "orderDeliveryAlarm", inbox: ORDER },
  ORDER_DELIVERED: { channels: ["phone", "push"], when: "orderDeliveryAlarm", inbox: ORDER },
  ORDER_DELIVERED_REVIEW: { channels: ["phone", "push"], when: "orderDeliveryAlarm", inbox: ORDER },
  ORDER_DELAYED: { channels: ["phone", "push"], when: "orderDeliveryAlarm", inbox: ORDER },
  ORDER_ARRIVAL_CHANGED: { channels: ["phone", "push"], when: "orderDeliveryAlarm", inbox: ORDER },
  ORDER_ADDRESS_CHANGED: { channels: ["phone", "push"], when: "always", inbox: ORDER },
  ORDER_OPTION_CHANGED: { channels: ["phone", "push"], when: "always", inbox: ORDER },
  ORDER_CANCELLED: { channels: ["phone", "push", "email"], when: "always", inbox: ORDER },
  STOCK_OUT_REFUND: { channels: ["phone", "push", "email"], when: "always", inbox: ORDER },
  CANCEL_REQUESTED: { channels: ["phone", "push"], when: "always", inbox: ORDER },
  CANCEL_DENIED: { channels: ["phone", "push"], when: "always", inbox: ORDER },
  RETURN_REQUESTED: { channels: ["phone", "push"], when: "always", inbox: RETURN },
  EXCHANGE_REQUESTED: { channels: ["phone", "push"], when: "always", inbox: RETURN },
  RETURN_APPROVED: { channels: ["phone", "push", "email"], when: "always", inbox: RETURN },
  EXCHANGE_APPROVED: { channels: ["phone", "push", "email"], when: "always", inbox: RETURN },
  RETURN_DENIED: { channels: ["phone", "push", "email"], when: "always", inbox: RETURN },
  RETURN_CORRECTED: { channels: ["phone", "push", "email"], when: "always", inbox: RETURN },
  GOODWILL_REFUND: { channels: ["phone", "push", "email"], when: "always", inbox: ORDER },
  RETURN_OFFERED: { channels: ["phone", "push", "email"], when: "always", inbox: RETURN },
  RETURN_REOPENED: { channels: ["phone", "push"], when: "always", inbox: RETURN },
  RETURN_COLLECTED: { channels: ["phone", "push"], when: "orderDeliveryAlarm", inbox: RETURN },
  RETURN_RECEIVED: { channels: ["phone", "push"], when: "orderDeliveryAlarm", inbox: RETURN },
  RETURN_PICKUP: { channels: ["phone", "push"], when: "always", inbox: RETURN },
  EXCHANGE_SHIPPED: { channels: ["phone", "push"], when: "orderDeliveryAlarm", inbox: RETURN },
  EXCHANGE_DELIVERED: { channels: ["phone", "push"], when: "orderDeliveryAlarm", inbox: RETURN },
  REFUND_PAID: { channels: ["phone", "push", "email"], when: "always", inbox: ORDER },
  VBANK_ISSUED: { channels: ["phone", "push", "email"], when: "always", inbox: DEPOSIT },
  VBANK_REMIND: { channels: ["phone", "push"], when: "always", inbox: DEPOSIT },
  VBANK_REVERSED: { channels: ["phone", "push", "email"], when: "always", inbox: DEPOSIT },
  VBANK_EXPIRED: { channels: ["phone", "push"], when: "always", inbox: DEPOSIT },
  DEPOSIT_OK: { channels: ["phone", "push", "email"], when: "always", inbox: DEPOSIT },
  POINT_EXPIRE: { channels: ["phone", "push"], when: "always", inbox: null },
  QNA_ANSWERED: { channels: ["phone", "push"], when: "clientCenterReplyAlarm", inbox: QUESTION },
  INQUIRY_ANSWERED: { channels: ["phone", "push"], when: "asked", inbox: INQUIRY },
  REVIEW_HIDDEN: { channels: ["phone", "push"], when: "always", inbox: REVIEW },
  REVIEW_RESTORED: { channels: ["phone", "push"], when: "always", inbox: REVIEW },
  REVIEW_APPEAL_ACCEPTED: { channels: ["phone", "push"], when: "always", inbox: REVIEW },
  REVIEW_APPEAL_DENIED: { channels: ["phone", "push"], when: "always", inbox: REVIEW },
  GIFT_REMIND_SENDER: { channels: ["phone", "push"], when: "always", inbox: GIFT },
  GIFT_ADDRESS_DONE_SENDER: { channels: ["phone", "push"], when: "always", inbox: GIFT },
  GIFT_DECLINED_SENDER: { channels: ["phone", "push"], when: "always", inbox: GIFT },
  GIFT_EXPIRED_SENDER: { channels: ["phone", "push"], when: "always", inbox: GIFT },
  GIFT_ACCOUNT_SENDER: { channels: ["phone", "push"], when: "always", inbox: GIFT },
  GIFT_DELIVERED_SENDER: { channels: ["phone", "push"], when: "always", inbox: GIFT },
  GIFT_SWAPPED_SENDER: { channels: ["phone", "push"], when: "always", inbox: GIFT },
  GIFT_NOTIFIED_SENDER: { channels: ["phone", "push"], when: "always", inbox: GIFT },
  GIFT_NOTIFY_AT_SENDER: { channels: ["phone", "push"], when: "always", inbox: GIFT },
  GIFT_THANKS_SENDER: { channels: ["phone", "push"], when: "always", inbox: GIFT },
  RESTOCKED: { channels: ["phone", "push"], when: "asked", inbox: RESTOCK },
  RESTOCK_ENDED: { channels: ["phone", "push"], when: "asked", inbox: RESTOCK },
  OPEN_ALARM: { channels: ["phone", "push"], when: "asked", inbox: null },
  WAITING_ROOM_OPEN: { channels: ["phone", "push"], when: "asked", inbox: null },
  WAITING_ROOM_TURN: { channels: ["phone", "push"], when: "asked", inbox: null },
  FARM_NEWS: { channels: ["push"], when: "asked", inbox: null },
  PRODUCE_NOTICE: { channels: ["phone", "push"], when: "orderDeliveryAlarm", inbox: null },
  SUBSCRIPTION_REMINDER: { channels: ["phone", "push"], when: "always", inbox: SUBSCRIPTION },
  SUBSCRIPTION_PRICE_ASK: { channels: ["phone", "push"], when: "always", inbox: SUBSCRIPTION },
  SUBSCRIPTION_CARD_FAILED: { channels: ["phone", "push"], when: "always", inbox: SUBSCRIPTION },
  SUBSCRIPTION_SKIPPED: { channels: ["phone", "push"], when: "always", inbox: SUBSCRIPTION },
  SUBSCRIPTION_CHANGED: { channels: ["phone", "push"], when: "always", inbox: SUBSCRIPTION },
  SUBSCRIPTION_CARD_REMOVED: { channels: ["phone", "push"], when: "always", inbox: SUBSCRIPTION },
  SUBSCRIPTION_BOX: { channels: ["phone", "push"], when: "asked", inbox: SUBSCRIPTION },
  CONSENT_RESULT: { channels: ["phone", "email"], when: "always", inbox: CONSENT },
  CONSENT_2YEAR: { channels: ["phone", "email"], when: "always", inbox: null },
  PASSWORD_CHANGED: { channels: ["phone", "push", "email"], when: "always", inbox: null },
  ACCOUNT_CHANGED: { channels: ["phone", "push", "email"], when: "always", inbox: null },
  ACCOUNT_RESTORED: { channels: ["phone", "push", "email"], when: "always", inbox: null },
  EMAIL_PROOF: { channels: ["email"], when: "always", inbox: null },
  EMAIL_HELD: { channels: ["email"], when: "always", inbox: null },
  EMAIL_YIELDED: { channels: ["phone", "push"], when: "always", inbox: null },
  ALREADY_MEMBER: { channels: ["phone", "email"], when: "always", inbox: null },
  MEMBER_LEFT: { channels: ["phone"], when: "always", inbox: null },
  ADVERTISEMENT: { channels: ["phone", "push", "email"], when: "consent", inbox: null },
} as const satisfies Record<EventTemplate, Route>;

/** Facts about a member that decide on which channels an event is sent, besides its template. */
export type Reach = {
  hasLeft: boolean;
  orderDeliveryAlarm: boolean;
  clientCenterReplyAlarm: boolean;
  advertisingAlarm: boolean;
  phone: boolean;
  email: boolean;
  devices: number;
};

/** Outcome on one channel: `queued`, or the reason for which nothing is sent. */
export type Outcome =
  | "queued"
  | "left"
  | "switched off"
  | "not asked for"
  | "no number"
  | "no address"
  | "no device";

/**
 * Decides the outcome of an event on each channel of its template.
 *
 * @param asked channels that the caller wants, of those of the template
 * @example outcomeOf("ORDER_SHIPPED", { ...reach, orderDeliveryAlarm: false }) // { phone: "switched off", push: "switched off" }
 */
export function outcomeOf(
  template: EventTemplate,
  reach: Reach,
  asked: readonly Channel[] = CHANNELS,
): Partial<Record<Channel, Outcome>> {
  const route: Route = ROUTES[template];
  return Object.fromEntries(
    route.channels.map((channel) => [
      channel,
      asked.includes(channel) ? outcomeOn(channel, route, reach) : "not asked for",
    ]),
  );
}

function outcomeOn(channel: Channel, { when }: Route, reach: Reach): Outcome {
  if (reach.hasLeft) return "left";
  if (when === "orderDeliveryAlarm" && !reach.orderDeliveryAlarm) return "switched off";
  if (when === "clientCenterReplyAlarm" && !reach.clientCenterReplyAlarm) return "switched off";
  if (when === "consent" && !reach.advertisingAlarm) return "switched off";
  if (channel === "phone") return reach.phone ? "queued" : "no number";
  if (channel === "email") return reach.email ? "queued" : "no address";
  return reach.devices > 0 ? "queued" : "no device";
}
