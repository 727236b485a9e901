import { normalizePhone } from "../../korean/normalize-and-format-phone.ts";
import { ok, type Result, refuse } from "../../result.ts";
import { MAX_GIFT_NAME, MAX_GIFT_RECEIVERS } from "../gift-limits.ts";
import { DEFAULT_GIFT_NOTI_TYPE, type GiftNotiType } from "./gift-noti-type-codes.ts";

/** A receiver of a gift; `phone` as it is stored, `null` when the sender passes the link on. */
export type GiftReceiver = { name: string; phone: string | null };

/** A receiver as typed by the sender. */
export type TypedReceiver = { name: string; phone: string };

export type ReceiversRefusal = "GIFT_RECEIVERS_INVALID";

/** A faulty receiver, its index counted from 0, and the part to correct. */
export type ReceiverFault = { index: number; fault: "name" | "phone" | "twice" };

/**
 * Checks the receivers of a gift, 1 to 50. With `alimtalk` each has a name and a mobile number that is unique in the
 * gift. With `kakaotalkSend` there are `giftCount` of them, names are optional and numbers are dropped, because the
 * shop does not write to them.
 *
 * @example checkReceivers({ giftNotiType: "kakaotalkSend", receivers: [], giftCount: 2 }) // two without a name
 * @example checkReceivers({ giftNotiType: "alimtalk", receivers: [{ name: "박소담", phone: "02-123-4567" }] })
 *   // refuse("GIFT_RECEIVERS_INVALID", [{ index: 0, fault: "phone" }])
 */
export function checkReceivers(wish: {
  giftNotiType: GiftNotiType;
  receivers: readonly TypedReceiver[];
  giftCount: number;
}): Result<GiftReceiver[], ReceiversRefusal, ReceiverFault[]> {
  const { giftNotiType, receivers, giftCount } = wish;
  const count = giftNotiType === "kakaotalkSend" ? giftCount : receivers.length;
  if (count < 1 || count > MAX_GIFT_RECEIVERS) return refuse("GIFT_RECEIVERS_INVALID", []);
  return giftNotiType === "kakaotalkSend" ? passedOn(receivers, count) : writtenTo(receivers);
}

/**
 * Returns the receivers of a form after its notification type changed: one empty entry, so that no message goes to a
 * wrong person.
 */
export function receiversAfterChange(giftNotiType: GiftNotiType = DEFAULT_GIFT_NOTI_TYPE): {
  giftNotiType: GiftNotiType;
  receivers: TypedReceiver[];
  kakaoReceiverName: string;
} {
  return { giftNotiType, receivers: [{ name: "", phone: "" }], kakaoReceiverName: "" };
}

function passedOn(
  receivers: readonly TypedReceiver[],
  count: number,
): Result<GiftReceiver[], ReceiversRefusal, ReceiverFault[]> {
  const names = Array.from({ length: count }, (_, index) => receivers[index]?.name.trim() ?? "");
  const faults = names.flatMap((name, index) =>
    name.length > MAX_GIFT_NAME ? [{ index, fault: "name" as const }] : [],
  );
  return faults.length > 0
    ? refuse("GIFT_RECEIVERS_INVALID", faults)
    : ok(names.map((name) => ({ name, phone: null })));
}

function writtenTo(
  receivers: readonly TypedReceiver[],
): Result<GiftReceiver[], ReceiversRefusal, ReceiverFault[]> {
  const faults: ReceiverFault[] = [];
  const seen = new Set<string>();
  const read = receivers.map(({ name, phone }, index) => {
    const number = normalizePhone(phone);
    const trimmed = name.trim();
    if (trimmed === "" || trimmed.length > MAX_GIFT_NAME) faults.push({ index, fault: "name" });
    if (!number.ok) faults.push({ index, fault: "phone" });
    else if (seen.has(number.value)) faults.push({ index, fault: "twice" });
    else seen.add(number.value);
    return { name: trimmed, phone: number.ok ? number.value : null };
  });
  return faults.length > 0 ? refuse("GIFT_RECEIVERS_INVALID", faults) : ok(read);
}
