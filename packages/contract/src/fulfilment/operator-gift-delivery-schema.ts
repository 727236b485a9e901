import { GIFT_STATUSES } from "@todayfruit/domain/gifts/status";
import { Type } from "typebox";
import { OrderAddress } from "../addresses/address.ts";
import { closed, Id, Instant, nullable, oneOf, Text } from "../common-schemas.ts";
import { DeliveredGiftSwap } from "../gifts/gift-swap-schemas.ts";

/** Delivery of a gift to one receiver, as operators see it. */
export const GiftDelivery = closed({
  giftToId: Id,
  receiverName: Text(30),
  giftStatus: oneOf(GIFT_STATUSES),
  /** `null` until the receiver enters an address: until then it cannot be packed. */
  address: nullable(OrderAddress),
  orderItemProductIds: Type.Array(Id),
  /** From when the shop notifies the receiver, where the sender chose it, and whether it did. */
  notifyAt: nullable(Instant),
  isNotified: Type.Boolean(),
  /** Product that the receiver swapped for another of the same price; `null`: none. */
  swap: nullable(DeliveredGiftSwap),
});
