import { THANK_YOU_CARDS } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import { GIFT_CARDS } from "@todayfruit/domain/gifts/cards/gift-card-picture-codes";
import { GIFT_GROUP_STATUSES } from "@todayfruit/domain/gifts/derive-gift-group-status-and-counts";
import {
  MAX_GIFT_MESSAGE,
  MAX_GIFT_NAME,
  MAX_GIFT_RECEIVERS,
  MAX_GIFT_THANKS,
} from "@todayfruit/domain/gifts/gift-limits";
import { GIFT_NOTI_TYPES } from "@todayfruit/domain/gifts/receivers/gift-noti-type-codes";
import { GIFT_STATUSES } from "@todayfruit/domain/gifts/status";
import { HIDING_GROUNDS } from "@todayfruit/domain/reviews/hiding-grounds";
import { MAX_ENTRANCE_CODE } from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";
import { Type } from "typebox";
import { Zonecode } from "../addresses/address.ts";
import { DistributorName } from "../catalog/product.ts";
import {
  Count,
  closed,
  DateText,
  DayInput,
  Filled,
  Id,
  Instant,
  InstantInput,
  Money,
  nullable,
  OptionUnit,
  oneOf,
  Text,
  Uuid,
} from "../common-schemas.ts";
import { Shipment } from "../fulfilment/shipment.ts";
import { OrderedOption, OrderItemProduct } from "../orders/order.ts";
import { PromisedDelivery, UndatedDelay } from "../orders/promised-delivery.ts";
import { ArrivedGiftSwap, GiftSwap } from "./gift-swap-schemas.ts";

export const GiftCount = Type.Integer({ minimum: 1, maximum: MAX_GIFT_RECEIVERS });

/** Input of a sender. `receivers` have a name and a phone for `alimtalk`; for `kakaotalkSend` names may be empty. */
export const GiftData = closed({
  giftNotiType: Type.Optional(oneOf(GIFT_NOTI_TYPES)),
  receivers: Type.Array(closed({ name: Text(MAX_GIFT_NAME), phone: Text(20) }), {
    maxItems: MAX_GIFT_RECEIVERS,
  }),
  giftSenderName: Filled(MAX_GIFT_NAME),
  giftMessage: Text(MAX_GIFT_MESSAGE),
  giftCard: Type.Optional(oneOf(GIFT_CARDS)),
  /** Full hour from 08:00 to 20:00 KST, 30 days ahead at most, from which receivers are notified; with `alimtalk`. */
  giftNotifyAt: Type.Optional(nullable(InstantInput)),
});

/** Card with which a receiver thanked; its words are `thanks`. */
export const ThankYouCard = closed({
  card: oneOf(THANK_YOU_CARDS),
  /** Path of its photo; `null`: none, or hidden from the sender. */
  photo: nullable(Text(60)),
  sentAt: Instant,
  /** Legal ground on which an operator hid it from the sender. */
  hiddenFor: nullable(oneOf(HIDING_GROUNDS)),
});

/** One receiver as shown to the sender: the status of the gift, never its address. */
export const GiftTo = closed({
  id: Id,
  /** Uuid that opens the gift; `null` before payment and after the link has become useless. */
  uuid: nullable(Uuid),
  link: nullable(Text(300)),
  receiverName: Text(MAX_GIFT_NAME),
  phone: nullable(Text(20)),
  giftStatus: oneOf(GIFT_STATUSES),
  /** Deadline for entering an address. */
  expireDate: nullable(Instant),
  /** This receiver's part of the order, in 원; before points. */
  price: Money,
  /** Instant at which KakaoTalk reported that the sender passed the link on. */
  sharedAt: nullable(Instant),
  /** Messages sent to the receiver, and the instant from which another one is allowed; `null` when none is. */
  messageCount: Count,
  resendAt: nullable(Instant),
  canWithdraw: Type.Boolean(),
  /** Words of the thank-you card; `null`: none, or hidden. */
  thanks: nullable(Text(MAX_GIFT_THANKS)),
  thankYouCard: nullable(ThankYouCard),
  /** Day (KST) that the receiver chose; `null`: as soon as possible. */
  receiveOn: nullable(DateText),
  /** Swap by the receiver, once it has arrived. */
  swap: nullable(ArrivedGiftSwap),
});

/** A product that every receiver of a gift gets: the rows of one receiver. */
export const GiftProduct = closed({
  product: OrderItemProduct.properties.product,
  orderOptionGroups: Type.Array(OrderedOption),
});

const group = {
  id: Id,
  /** Number of its order for `GET /v1.2/app-users/orders/{id}`. */
  orderId: Id,
  createdAt: Instant,
  giftNotiType: oneOf(GIFT_NOTI_TYPES),
  giftSenderName: Text(MAX_GIFT_NAME),
  giftMessage: Text(MAX_GIFT_MESSAGE),
  giftCard: oneOf(GIFT_CARDS),
  /** Instant from which the shop notifies receivers, where the sender chose one; `null`: as soon as it is paid. */
  notifyAt: nullable(Instant),
  giftGroupStatus: oneOf(GIFT_GROUP_STATUSES),
  /** Amount paid in money; with `usedPoint` it is products − coupon + shipping, which is Σ `giftTos[].price`. */
  giftTotalPrice: Money,
  giftTotalProductsPrice: Money,
  giftTotalShippingFee: Money,
  couponDiscountPrice: Money,
  usedPoint: Money,
  receiverCount: GiftCount,
  emptyAddressCount: Count,
  sendCount: Count,
  expireDate: nullable(Instant),
  canAllWithdraw: Type.Boolean(),
  orderItemProducts: Type.Array(GiftProduct),
};

/** A row of the list of sent gifts. */
export const GiftGroupSummary = closed({
  ...group,
  /** Names of the first few receivers; empty names are left out. */
  receiverNames: Type.Array(Text(MAX_GIFT_NAME), { maxItems: 3 }),
  /** Latest thank-you cards of receivers, without hidden ones. */
  thanks: Type.Array(
    closed({
      receiverName: Text(MAX_GIFT_NAME),
      thanks: Text(MAX_GIFT_THANKS),
      card: oneOf(THANK_YOU_CARDS),
    }),
    { maxItems: 3 },
  ),
});

/** Values for the share sheet of KakaoTalk, besides the link of a receiver. */
export const GiftShare = closed({
  scriptUrl: Text(300),
  /** Hash of the script, for the attribute `integrity`. */
  integrity: nullable(Text(100)),
  javascriptKey: Text(100),
  title: Text(100),
  description: Text(200),
  imageUrl: Text(300),
  buttonTitle: Text(20),
});

export const GiftGroup = closed({
  ...group,
  /** True while the sender can change `notifyAt`: nobody was notified yet. */
  canChangeNotifyAt: Type.Boolean(),
  giftTos: Type.Array(GiftTo),
  share: GiftShare,
});

/** Delivery address of a receiver, with the name and phone of the person there. */
export const GiftAddressInput = closed({
  selectedAddress: Filled(200),
  roadAddress: Text(200),
  jibunAddress: Text(200),
  addressDetail: Text(100),
  receiverName: Filled(MAX_GIFT_NAME),
  phone: Text(20, 9),
  zonecode: Zonecode,
  memo: Type.Optional(Text(100)),
  entranceCode: Type.Optional(Text(MAX_ENTRANCE_CODE)),
  deliveryAddressType: Type.Optional(Text(20)),
});

/** First address of a gift, with the day on which the receiver wants it; without one it comes as soon as possible. */
export const GiftAcceptance = closed({
  ...GiftAddressInput.properties,
  receiveOn: Type.Optional(DayInput),
});

/** A gift as shown to its receiver, without any price. */
export const ReceivedGift = closed({
  uuid: Uuid,
  giftStatus: oneOf(GIFT_STATUSES),
  expireDate: Instant,
  giftSenderName: Text(MAX_GIFT_NAME),
  giftMessage: Text(MAX_GIFT_MESSAGE),
  giftCard: oneOf(GIFT_CARDS),
  receiverName: Text(MAX_GIFT_NAME),
  sentAt: Instant,
  orderItemProducts: Type.Array(
    closed({
      product: closed({
        id: Id,
        uuid: Uuid,
        name: Text(120),
        images: Type.Array(Text(200)),
        distributor: DistributorName,
      }),
      orderOptionGroups: Type.Array(
        closed({
          id: Id,
          name: Text(120),
          optionUnit: OptionUnit,
          shipmentDate: nullable(DateText),
          /** `null` before an address is entered. */
          deliveryPromise: nullable(PromisedDelivery),
          undatedDelay: UndatedDelay,
        }),
      ),
    }),
  ),
  /** Address as entered, masked so that only its owner recognizes it: a link that is passed on must not reveal it. */
  address: nullable(
    closed({
      receiverName: Text(MAX_GIFT_NAME),
      phone: Text(20),
      selectedAddress: Text(200),
      memo: Text(100),
    }),
  ),
  canEnterAddress: Type.Boolean(),
  canChangeAddress: Type.Boolean(),
  canDecline: Type.Boolean(),
  canThank: Type.Boolean(),
  /** True while it can be swapped, once. */
  canSwap: Type.Boolean(),
  swap: nullable(GiftSwap),
  canChooseDay: Type.Boolean(),
  /** Day (KST) that the receiver chose; `null`: as soon as possible. */
  chosenDay: nullable(DateText),
  /** Instant until which the day can be moved while the farm has not packed it; `null`: no day is promised. */
  dayChangeUntil: nullable(Instant),
  /** Words of the thank-you card. */
  thanks: nullable(Text(MAX_GIFT_THANKS)),
  thankYouCard: nullable(ThankYouCard),
  shipments: Type.Array(Shipment),
});

/** A gift in the gift box of the member who received it, without any price. */
export const BoxedGift = closed({
  id: Id,
  /** Uuid that opens the gift; `null` once its link has ended. */
  uuid: nullable(Uuid),
  giftStatus: oneOf(GIFT_STATUSES),
  expireDate: Instant,
  giftSenderName: Text(MAX_GIFT_NAME),
  sentAt: Instant,
  orderItemProducts: ReceivedGift.properties.orderItemProducts,
  canEnterAddress: Type.Boolean(),
  canChangeAddress: Type.Boolean(),
  canThank: Type.Boolean(),
});
