import type { Input } from "@todayfruit/contract/all-calls";
import { TERMINAL_GIFT_STATUSES } from "@todayfruit/domain/gifts/status";
import { ok, refuse } from "@todayfruit/domain/result";
import { areaOf } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { listDaysOfGift, promiseGiftOn } from "../../delivery-promises/list-and-promise-gift-days.ts";
import { listProductsOfGifts } from "../gift-products.repository.ts";
import { writeGiftDay } from "../gifts.repository.ts";
import { changeGiftUnderLock } from "./change-gift-under-lock.ts";
import { deriveGiftDayChoice } from "./derive-gift-day-choice.ts";
import { deriveReceiverPermissions } from "./derive-receiver-permissions.ts";
import { openedGift } from "./show-received-gift.ts";

/** Lists the days on which a gift can be received at its address, or in the area of a zonecode before one is entered. */
export async function listGiftDays(
  { path: { id: uuid }, query = {} }: Input<"GET /v1/gift/to/{id}/days">,
  services: Services,
): Promise<Answer<"GET /v1/gift/to/{id}/days">> {
  const { db, now, deliveryCalendar } = services;
  const gift = await openedGift(services, db, uuid);
  if (!gift.ok) return gift;
  const { id, order_id, address } = gift.value;
  const calendar = await deliveryCalendar.read();
  const zonecode = address?.zonecode ?? query.zonecode;
  const area = zonecode ? areaOf(zonecode, calendar.remoteAreas) : "major";
  const days = await listDaysOfGift(db, { orderId: order_id, giftId: id, area, now: now(), calendar });
  return ok({ days: days.map(({ day, arrivalFrom }) => ({ day, arrivalFrom })) });
}

/** Moves a gift with an address to the day that its receiver chooses. */
export async function chooseGiftDay(
  { path: { id: uuid }, body: { day } }: Input<"PUT /v1/gift/to/{id}/day">,
  services: Services,
): Promise<Answer<"PUT /v1/gift/to/{id}/day">> {
  const calendar = await services.deliveryCalendar.read();
  return changeGiftUnderLock<
    "GIFT_OVER" | "GIFT_ADDRESS_NOT_ENTERED" | "GIFT_DAY_TOO_LATE" | "GIFT_DAY_UNAVAILABLE"
  >(services, uuid, async (tx, gift) => {
    const now = services.now();
    const { status, canEnterAddress } = deriveReceiverPermissions(gift, now);
    if (canEnterAddress) return refuse("GIFT_ADDRESS_NOT_ENTERED");
    if (TERMINAL_GIFT_STATUSES.includes(status) && status !== "delivered") return refuse("GIFT_OVER");
    const { canChooseDay } = deriveGiftDayChoice(gift, await listProductsOfGifts(tx, [gift.id]), now);
    if (!canChooseDay || gift.address === null) return refuse("GIFT_DAY_TOO_LATE");
    const area = areaOf(gift.address.zonecode, calendar.remoteAreas);
    const of = { orderId: gift.order_id, giftId: gift.id, area, now, calendar, day };
    const promised = await promiseGiftOn(tx, of);
    if (!promised.ok) return promised;
    await writeGiftDay(tx, gift.id, day);
    return ok(null);
  });
}
