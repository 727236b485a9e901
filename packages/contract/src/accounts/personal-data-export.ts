import { GIFT_STATUSES } from "@todayfruit/domain/gifts/status";
import { PRODUCE_NOTICES } from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import { RETURN_REASONS } from "@todayfruit/domain/returns/return-reasons";
import { RETURN_RESOLUTIONS } from "@todayfruit/domain/returns/return-resolution";
import { RETURN_STATUSES } from "@todayfruit/domain/returns/return-statuses";
import { OBJECTION_STATUSES } from "@todayfruit/domain/reviews/report-and-appeal-status";
import { SUBSCRIPTION_STATUSES } from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import { PLACE_STATES } from "@todayfruit/domain/waiting-rooms/place-and-room-states";
import { Type } from "typebox";
import { Address, OrderAddress } from "../addresses/address.ts";
import { Count, closed, Id, Instant, Money, nullable, oneOf, SignedMoney, Text } from "../common-schemas.ts";
import { CONSENT_KINDS, Settings } from "./alarm-and-consent-settings-schema.ts";
import { SNS_TYPES } from "./social-login.calls.ts";
import { ShownAccount, User } from "./user-and-token-schemas.ts";

/** All data about a member, as the member exports it. */
export const PersonalData = closed({
  user: User,
  settings: Settings,
  social: Type.Array(oneOf(SNS_TYPES)),
  withdrawAccount: nullable(ShownAccount),
  /** Month and day, MM-DD. */
  birthday: nullable(Text(5)),
  addresses: Type.Array(Address),
  consents: Type.Array(
    closed({
      kind: oneOf(CONSENT_KINDS),
      isGiven: Type.Boolean(),
      version: Text(40),
      source: Text(20),
      at: Instant,
    }),
  ),
  orders: Type.Array(
    closed({
      id: Id,
      orderName: Text(100),
      orderItemStatus: Text(40),
      totalPrice: Money,
      usedPoint: Money,
      createdAt: Instant,
      address: nullable(OrderAddress),
    }),
  ),
  /** Gifts that the member opened, accepted, or that were sent to their verified phone; without prices. */
  receivedGifts: Type.Array(
    closed({
      productName: Text(120),
      senderName: Text(30),
      status: oneOf(GIFT_STATUSES),
      sentAt: Instant,
      /** Address that the member entered. */
      address: nullable(OrderAddress),
      thanks: nullable(Text(200)),
      /** Path of the photo on the thank-you card. */
      thanksPhoto: nullable(Text(60)),
    }),
  ),
  points: Type.Array(closed({ amount: SignedMoney, reason: Text(40), orderId: nullable(Id), at: Instant })),
  rewards: Type.Array(
    closed({ amount: Money, orderId: Id, availableAt: Instant, undoneAt: nullable(Instant) }),
  ),
  grades: Type.Array(closed({ month: Text(10), fromGrade: Count, toGrade: Count, purchAmt: Money })),
  coupons: Type.Array(
    closed({ name: Text(60), issuedAt: Instant, validUntil: Instant, orderId: nullable(Id) }),
  ),
  claims: Type.Array(
    closed({
      orderId: Id,
      productName: Text(120),
      wish: oneOf(RETURN_RESOLUTIONS),
      reason: oneOf(RETURN_REASONS),
      details: Text(1000),
      photos: Type.Array(Text(60)),
      status: oneOf(RETURN_STATUSES),
      notice: nullable(Text(300)),
      /** Reason the member gave for having the decision reviewed. */
      reopenReason: nullable(Text(300)),
      requestedAt: Instant,
    }),
  ),
  reviews: Type.Array(
    closed({
      productName: Text(120),
      score: Count,
      contents: Text(2000),
      images: Type.Array(Text(200)),
      video: nullable(Text(80)),
      createdAt: Instant,
      hiddenFor: nullable(Text(60)),
      appeals: Type.Array(
        closed({
          contents: Text(1000),
          status: oneOf(OBJECTION_STATUSES),
          decision: nullable(Text(300)),
        }),
      ),
    }),
  ),
  questions: Type.Array(
    closed({
      productName: Text(120),
      contents: Text(2000),
      isSecret: Type.Boolean(),
      createdAt: Instant,
      answer: nullable(Text(2000)),
      answeredAt: nullable(Instant),
    }),
  ),
  reports: Type.Array(
    closed({
      reviewId: Id,
      ground: Text(60),
      reason: Text(500),
      status: oneOf(OBJECTION_STATUSES),
      decision: nullable(Text(300)),
      createdAt: Instant,
    }),
  ),
  favorites: Type.Array(closed({ productId: Id, name: Text(200), at: Instant })),
  /** Farms that the member follows. */
  farms: Type.Array(closed({ farmId: Id, name: Text(60), at: Instant })),
  /** Notices of produce: which are told, and the kinds that were switched off. */
  produceNotices: closed({
    ripe: Type.Boolean(),
    storage: Type.Boolean(),
    discard: Type.Boolean(),
    off: Type.Array(closed({ name: Text(20), notice: oneOf(PRODUCE_NOTICES) })),
  }),
  /** What is delivered to the member again and again; of what ended without the address. */
  subscriptions: Type.Array(
    closed({
      productName: Text(120),
      optionName: Text(120),
      units: Count,
      intervalWeeks: Count,
      status: oneOf(SUBSCRIPTION_STATUSES),
      priceLimit: nullable(Money),
      address: OrderAddress,
      createdAt: Instant,
      endedAt: nullable(Instant),
    }),
  ),
  /** Places in waiting rooms of announced openings. */
  waitingRoomPlaces: Type.Array(
    closed({
      productName: Text(120),
      state: oneOf(PLACE_STATES),
      number: nullable(Type.Integer()),
      cameAt: Instant,
      calledAt: nullable(Instant),
    }),
  ),
  inquiries: Type.Array(
    closed({
      kind: Text(20),
      productName: nullable(Text(120)),
      createdAt: Instant,
      messages: Type.Array(
        closed({ writer: nullable(Text(60)), contents: Text(2000), photos: Type.Array(Text(200)) }),
      ),
    }),
  ),
  viewedProducts: Type.Array(closed({ productId: Id, name: Text(200), price: Money, at: Instant })),
  restockAlarms: Type.Array(
    closed({
      productId: Id,
      name: Text(200),
      optionName: nullable(Text(120)),
      /** Number given before the login; deleted when the alarm ended. */
      phone: nullable(Text(20)),
      at: Instant,
      endedAt: nullable(Instant),
    }),
  ),
  sessions: Type.Array(closed({ device: Text(100), createdAt: Instant, lastSeenAt: Instant })),
  exportedAt: Instant,
});
