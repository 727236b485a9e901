import { listReceivingDays, type ReceivingDay } from "@todayfruit/domain/gifts/list-receiving-days";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { Runner, Tx } from "../../db/database.ts";
import { type DeliveryTermsRow, deliveryTermsOf } from "../catalog/map-delivery-terms-and-promise.ts";
import { dispatchedOn, promiseNow } from "./derive-promised-days-of-line.ts";
import { listPromisedLines, type PromisedLine, writePromises } from "./line-promises.repository.ts";
import type { Renewal } from "./renew-promises-of-changed-order.ts";

type OfGift = Renewal & { giftId: number; area: AreaType };
type OfDays = Omit<OfGift, "orderId" | "giftId">;

/** Lists the days on which the receiver of a gift can get it in an area, the earliest first. */
export async function listDaysOfGift(db: Runner, gift: OfGift): Promise<ReceivingDay[]> {
  return daysOf(await listGiftLines(db, gift), gift);
}

/**
 * Promises the lines of one receiver's gift their days, now that their address is known. A changed address keeps the day
 * that was chosen when it can, otherwise the days of dispatch.
 *
 * @param gift.day chosen by the receiver, `YYYY-MM-DD` in KST; `null`: as soon as possible
 * @returns the chosen day that holds, `null` when none does
 */
export async function promiseGift(tx: Tx, gift: OfGift & { day: string | null }): Promise<string | null> {
  const { area, day, now, calendar } = gift;
  const lines = await listGiftLines(tx, gift);
  const kept = lines.map((line) =>
    line.promised_dispatch_on === null
      ? promiseNow(line, area, now, calendar)
      : dispatchedOn(line.promised_dispatch_on, line, area, calendar),
  );
  const isKept = day !== null && kept.every(({ arrivalTo }) => arrivalTo === day);
  const moved = day === null || isKept ? null : promisesOn(day, lines, gift);
  await writePromises(tx, moved ?? kept, { cause: "address", reason: "배송지가 바뀌었어요", now });
  return isKept || moved ? day : null;
}

/** Promises the lines of a gift for the day that its receiver chose; refuses a day on which it cannot arrive. */
export async function promiseGiftOn(
  tx: Tx,
  gift: OfGift & { day: string },
): Promise<Result<null, "GIFT_DAY_UNAVAILABLE">> {
  const promises = promisesOn(gift.day, await listGiftLines(tx, gift), gift);
  if (promises === null) return refuse("GIFT_DAY_UNAVAILABLE");
  await writePromises(tx, promises, { cause: "receiver", reason: "받는 분이 날을 골랐어요", now: gift.now });
  return ok(null);
}

/**
 * Promises a line of a gift that was swapped, under the reason that its day changed: with the others on the day that was
 * chosen, otherwise on its own as soon as possible.
 *
 * @param gift.day chosen by the receiver, `YYYY-MM-DD` in KST; `null`: as soon as possible
 * @returns the day that holds, `null` when the line cannot arrive on it
 */
export async function promiseSwappedLine(
  tx: Tx,
  { lineId, day, ...gift }: OfGift & { lineId: number; day: string | null },
): Promise<string | null> {
  const lines = await listGiftLines(tx, gift);
  const onDay = day === null ? null : promisesOn(day, lines, gift);
  const alone = lines
    .filter(({ id }) => id === lineId)
    .map((line) => promiseNow(line, gift.area, gift.now, gift.calendar));
  const reason = "선물이 오는 날이 바뀌었어요";
  await writePromises(tx, onDay ?? alone, { cause: "receiver", reason, now: gift.now });
  return onDay === null ? null : day;
}

/**
 * Lists the days on which a gift could be received if a line of it were sent on other terms.
 *
 * @param lines of the gift, as `listGiftLines` lists them
 */
export function daysWithTerms(
  lines: readonly PromisedLine[],
  gift: OfDays,
  other: { lineId: number; terms: DeliveryTermsRow },
): ReceivingDay[] {
  const changed = lines.map((line) =>
    line.id === other.lineId ? { ...line, ...other.terms, shipment_date: null } : line,
  );
  return daysOf(changed, gift);
}

function promisesOn(day: string, lines: readonly PromisedLine[], gift: OfDays) {
  const open = daysOf(lines, gift).find((each) => each.day === day);
  if (!open) return null;
  return lines.flatMap((line, index) => {
    const date = open.dispatchDates[index];
    return date === undefined ? [] : dispatchedOn(date, line, gift.area, gift.calendar);
  });
}

function daysOf(lines: readonly PromisedLine[], { area, now, calendar }: OfDays): ReceivingDay[] {
  const terms = lines.map((line) => deliveryTermsOf(line, line.shipment_date));
  return listReceivingDays(now.toISOString(), terms, area, calendar);
}

/** Lists the lines of one receiver's gift that are not cancelled. */
export async function listGiftLines(
  db: Runner,
  { orderId, giftId }: { orderId: number; giftId: number },
): Promise<PromisedLine[]> {
  return (await listPromisedLines(db, orderId)).filter(({ gift_id }) => gift_id === giftId);
}
