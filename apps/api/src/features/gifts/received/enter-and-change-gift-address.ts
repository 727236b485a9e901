import type { Input } from "@todayfruit/contract/all-calls";
import type { GiftAddressInput } from "@todayfruit/contract/gifts/gift";
import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import { canGoTo } from "@todayfruit/domain/gifts/gift-area-rules";
import { TERMINAL_GIFT_STATUSES } from "@todayfruit/domain/gifts/status";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { areaOf } from "@todayfruit/domain/shipping/area-of-zonecode";
import {
  checkAndNormalizeDeliveryAddress,
  type DeliveryAddress,
} from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";
import type { Static } from "typebox";
import type { Tx } from "../../../db/database.ts";
import type { Context, Services } from "../../../http/handler-context-types.ts";
import { promiseGift, promiseGiftOn } from "../../delivery-promises/list-and-promise-gift-days.ts";
import { listFlags } from "../../orders/address/order-addresses.repository.ts";
import { listProductsOfGifts } from "../gift-products.repository.ts";
import { accepterOf } from "../gift-receiver.policy.ts";
import { changeGiftAddress, enterAddress, type GiftRow, writeGiftDay } from "../gifts.repository.ts";
import { notifySender } from "../notify-gift-sender-or-receiver.ts";
import { changeGiftUnderLock } from "./change-gift-under-lock.ts";
import { deriveReceiverPermissions } from "./derive-receiver-permissions.ts";
import type { ReceivedReply } from "./received-gift.presenter.ts";

type AddressInput = Static<typeof GiftAddressInput>;
type Common =
  | "GIFT_NOT_FOUND"
  | "GIFT_OVER"
  | "GIFT_AREA_UNDELIVERABLE"
  | "PHONE_INVALID"
  | "ZONECODE_MISMATCH";

/**
 * Stores the receiver's address and the day that they chose, which accepts the gift; the sender is notified, without the
 * address.
 */
export async function enterGiftAddress(
  { path: { id: uuid }, body: { receiveOn, ...input } }: Input<"POST /v1/gift/to/{id}/address">,
  services: Context,
): Promise<Result<ReceivedReply, Common | "GIFT_ADDRESS_ENTERED" | "GIFT_DAY_UNAVAILABLE", undefined>> {
  const calendar = await services.deliveryCalendar.read();
  return changeGiftUnderLock(services, uuid, async (tx, gift) => {
    const now = services.now();
    const may = deriveReceiverPermissions(gift, now);
    if (!may.canEnterAddress) return refuse(isOver(may.status) ? "GIFT_OVER" : "GIFT_ADDRESS_ENTERED");
    const address = await readAddress(tx, gift, input, calendar);
    if (!address.ok) return address;
    const accepterId = accepterOf(services.buyer);
    await enterAddress(tx, gift.id, { address: address.value, accepterId, now });
    const of = promiseOf(gift, address.value, { now, calendar });
    if (receiveOn === undefined) await promiseGift(tx, { ...of, day: null });
    else {
      const promised = await promiseGiftOn(tx, { ...of, day: receiveOn });
      if (!promised.ok) return promised;
      await writeGiftDay(tx, gift.id, receiveOn);
    }
    await notifySender(services, tx, gift, { template: "GIFT_ADDRESS_DONE_SENDER", own: {}, now });
    return ok(null);
  });
}

/** Changes the receiver's address until the farm packs the gift. */
export async function changeAddressOfGift(
  { path: { id: uuid }, body: input }: Input<"PUT /v1/gift/to/{id}/address">,
  services: Services,
): Promise<Result<ReceivedReply, Common | "GIFT_ADDRESS_NOT_ENTERED" | "GIFT_ADDRESS_TOO_LATE", undefined>> {
  const calendar = await services.deliveryCalendar.read();
  return changeGiftUnderLock(services, uuid, async (tx, gift) => {
    const now = services.now();
    const may = deriveReceiverPermissions(gift, now);
    if (!may.canChangeAddress) {
      if (may.canEnterAddress) return refuse("GIFT_ADDRESS_NOT_ENTERED");
      return refuse(isOver(may.status) ? "GIFT_OVER" : "GIFT_ADDRESS_TOO_LATE");
    }
    const address = await readAddress(tx, gift, input, calendar);
    if (!address.ok) return address;
    await changeGiftAddress(tx, gift.id, address.value);
    const of = promiseOf(gift, address.value, { now, calendar });
    const day = await promiseGift(tx, { ...of, day: gift.receive_on });
    if (day !== gift.receive_on) await writeGiftDay(tx, gift.id, day);
    return ok(null);
  });
}

function promiseOf(
  gift: GiftRow,
  { zonecode }: DeliveryAddress,
  { now, calendar }: { now: Date; calendar: DeliveryCalendar },
) {
  const area = areaOf(zonecode, calendar.remoteAreas);
  return { orderId: gift.order_id, giftId: gift.id, area, now, calendar };
}

function isOver(status: GiftRow["status"]): boolean {
  return TERMINAL_GIFT_STATUSES.includes(status) && status !== "delivered";
}

/** Returns the address in stored form; refuses an area to which a product of the gift is not delivered. */
async function readAddress(
  tx: Tx,
  gift: GiftRow,
  input: AddressInput,
  calendar: DeliveryCalendar,
): Promise<Result<DeliveryAddress, "PHONE_INVALID" | "ZONECODE_MISMATCH" | "GIFT_AREA_UNDELIVERABLE">> {
  const address = checkAndNormalizeDeliveryAddress(input);
  if (!address.ok) return address;
  const products = await listProductsOfGifts(tx, [gift.id]);
  const flags = await listFlags(
    tx,
    products.map(({ product_id }) => product_id),
  );
  const isReached = canGoTo(
    flags.map(({ primary_area, secondary_area, third_area }) => ({
      primaryArea: primary_area,
      secondaryArea: secondary_area,
      thirdArea: third_area,
    })),
    areaOf(input.zonecode, calendar.remoteAreas),
  );
  if (!isReached) return refuse("GIFT_AREA_UNDELIVERABLE");
  return address;
}
