import { GIFT_GROUP_STATUSES } from "@todayfruit/domain/gifts/group-status";
import { GIFT_STATUSES } from "@todayfruit/domain/gifts/status";
import {
  GIFT_CARDS,
  GIFT_NOTI_TYPES,
  MAX_GIFT_MESSAGE,
  MAX_GIFT_NAME,
  MAX_GIFT_RECEIVERS,
  MAX_GIFT_THANKS,
} from "@todayfruit/domain/gifts/vocabulary";
import { Type } from "typebox";
import {
  Count,
  closed,
  DateText,
  Filled,
  Id,
  Instant,
  Money,
  nullable,
  OptionUnit,
  oneOf,
  Text,
  Uuid,
} from "../schema.ts";
import { Zonecode } from "./address.ts";
import { OrderItemProduct } from "./order.ts";
import { DistributorName } from "./product.ts";
import { Shipment } from "./shipment.ts";

export const GiftCount = Type.Integer({ minimum: 1, maximum: MAX_GIFT_RECEIVERS });

/** What a sender writes. `receivers` have a name and a phone for `alimtalk`; for `kakaotalkSend` names may be empty. */
export const GiftData = closed({
  giftNotiType: Type.Optional(oneOf(GIFT_NOTI_TYPES)),
  receivers: Type.Array(closed({ name: Text(MAX_GIFT_NAME), phone: Text(20) }), {
    maxItems: MAX_GIFT_RECEIVERS,
  }),
  giftSenderName: Filled(MAX_GIFT_NAME),
  giftMessage: Text(MAX_GIFT_MESSAGE),
  giftCard: Type.Optional(oneOf(GIFT_CARDS)),
});

/** One receiver as the sender sees them: where the gift is, never where it goes. */
export const GiftTo = closed({
  id: Id,
  /** What opens the gift; `null` before it is paid for and once the link is of no use any more. */
  uuid: nullable(Uuid),
  link: nullable(Text(300)),
  receiverName: Text(MAX_GIFT_NAME),
  phone: nullable(Text(20)),
  giftStatus: oneOf(GIFT_STATUSES),
  /** Until when an address may be entered. */
  expireDate: nullable(Instant),
  /** This receiver's part of the order, in 원; before points. */
  price: Money,
  /** When KakaoTalk said that the sender passed the link on. */
  sharedAt: nullable(Instant),
  /** Messages that went to the receiver, and from when one more may; `null`: none may any more. */
  messageCount: Count,
  resendAt: nullable(Instant),
  canWithdraw: Type.Boolean(),
  thanks: nullable(Text(MAX_GIFT_THANKS)),
});

/** What everybody of a gift is given: the rows of one receiver. */
export const GiftProduct = closed({
  product: OrderItemProduct.properties.product,
  orderOptionGroups: OrderItemProduct.properties.orderOptionGroups,
});

const group = {
  id: Id,
  /** The number of its order for `GET /v1.2/app-users/orders/{id}`. */
  orderId: Id,
  createdAt: Instant,
  giftNotiType: oneOf(GIFT_NOTI_TYPES),
  giftSenderName: Text(MAX_GIFT_NAME),
  giftMessage: Text(MAX_GIFT_MESSAGE),
  giftCard: oneOf(GIFT_CARDS),
  giftGroupStatus: oneOf(GIFT_GROUP_STATUSES),
  /** What was paid in money; with `usedPoint` it is products − coupon + shipping, which is Σ `giftTos[].price`. */
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

/** A row of the list of gifts sent. */
export const GiftGroupSummary = closed({
  ...group,
  /** The first few of them; empty names are left out. */
  receiverNames: Type.Array(Text(MAX_GIFT_NAME), { maxItems: 3 }),
});

/** What the share sheet of KakaoTalk needs beside the link of a receiver. */
export const GiftShare = closed({
  scriptUrl: Text(300),
  /** Hash that the script must have, as in the attribute `integrity`. */
  integrity: nullable(Text(100)),
  javascriptKey: Text(100),
  title: Text(100),
  description: Text(200),
  imageUrl: Text(300),
  buttonTitle: Text(20),
});

export const GiftGroup = closed({ ...group, giftTos: Type.Array(GiftTo), share: GiftShare });

/** Where a receiver wants it, with who opens the door. */
export const GiftAddressInput = closed({
  selectedAddress: Filled(200),
  roadAddress: Text(200),
  jibunAddress: Text(200),
  addressDetail: Text(100),
  receiverName: Filled(MAX_GIFT_NAME),
  phone: Text(20, 9),
  zonecode: Zonecode,
  memo: Type.Optional(Text(100)),
  deliveryAddressType: Type.Optional(Text(20)),
});

/** A gift as its receiver sees it: no price anywhere. */
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
        closed({ id: Id, name: Text(120), optionUnit: OptionUnit, shipmentDate: nullable(DateText) }),
      ),
    }),
  ),
  /** What was entered, hidden but for what its owner knows it by: a link that is passed on tells nobody an address. */
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
  thanks: nullable(Text(MAX_GIFT_THANKS)),
  shipments: Type.Array(Shipment),
});
