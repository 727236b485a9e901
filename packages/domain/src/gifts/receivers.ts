import { normalizePhone } from "../korean/phone.ts";
import { ok, type Result, refuse } from "../result.ts";
import {
  DEFAULT_GIFT_NOTI_TYPE,
  type GiftNotiType,
  MAX_GIFT_NAME,
  MAX_GIFT_RECEIVERS,
} from "./vocabulary.ts";

/** Somebody to be given something; the phone as it is stored, `null` when the sender passes the link on. */
export type GiftReceiver = { name: string; phone: string | null };

/** What a sender typed. */
export type TypedReceiver = { name: string; phone: string };

export type ReceiversRefusal = "GIFT_RECEIVERS_INVALID";

/** Which receiver, counted from 0, and what about them is to be corrected. */
export type ReceiverFault = { index: number; fault: "name" | "phone" | "twice" };

/**
 * The receivers of a gift, 1 to 50. Who is written to by the shop has a name and a mobile number that nobody else of
 * this gift has. Who gets the link in KakaoTalk may have a name; there are `giftCount` of them, and numbers are dropped:
 * the shop does not write to them.
 *
 * @example readReceivers({ giftNotiType: "kakaotalkSend", receivers: [], giftCount: 2 }) // two without a name
 * @example readReceivers({ giftNotiType: "alimtalk", receivers: [{ name: "박소담", phone: "02-123-4567" }] })
 *   // refuse("GIFT_RECEIVERS_INVALID", [{ index: 0, fault: "phone" }])
 */
export function readReceivers(wish: {
  giftNotiType: GiftNotiType;
  receivers: readonly TypedReceiver[];
  giftCount: number;
}): Result<GiftReceiver[], ReceiversRefusal, ReceiverFault[]> {
  const { giftNotiType, receivers, giftCount } = wish;
  const count = giftNotiType === "kakaotalkSend" ? giftCount : receivers.length;
  if (count < 1 || count > MAX_GIFT_RECEIVERS) return refuse("GIFT_RECEIVERS_INVALID", []);
  return giftNotiType === "kakaotalkSend" ? passedOn(receivers, count) : writtenTo(receivers);
}

/** The receivers of a form whose notice is changed: one empty entry, so that nobody is written to by mistake. */
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
