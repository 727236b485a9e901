import type { Input } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { listFreeTextErrors } from "@todayfruit/domain/free-texts/list-free-text-errors";
import { DEFAULT_GIFT_CARD, type GiftCard } from "@todayfruit/domain/gifts/cards/gift-card-picture-codes";
import { checkNotifyAt } from "@todayfruit/domain/gifts/check-and-list-notify-times";
import {
  checkReceivers,
  type GiftReceiver,
  type ReceiverFault,
} from "@todayfruit/domain/gifts/receivers/check-receivers";
import {
  DEFAULT_GIFT_NOTI_TYPE,
  type GiftNotiType,
} from "@todayfruit/domain/gifts/receivers/gift-noti-type-codes";
import { ok, type Result, refuse } from "@todayfruit/domain/result";

type Data = Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"]["giftData"];

/** Receivers of a gift, its sender and message. */
export type GiftRequest = {
  notiType: GiftNotiType;
  senderName: string;
  message: string;
  card: GiftCard;
  receivers: readonly GiftReceiver[];
  /** Instant from which they are notified, ISO 8601; `null`: as soon as the gift is paid. */
  notifyAt: string | null;
};

type Refusal = "GIFT_RECEIVERS_INVALID" | "GIFT_NOTIFY_AT_INVALID" | "FREE_TEXT_REFUSED";

const FAULTS: Record<ReceiverFault["fault"], string> = {
  name: "받는 분의 이름을 1~30자로 적어 주세요",
  phone: "휴대폰 번호 11자리를 적어 주세요",
  twice: "같은 번호를 두 번 적었어요",
};

/**
 * Validates the sender's input, with the receivers in order. Its texts are sent from the shop's number, so links,
 * numbers and names of authorities and companies are refused, each field with its own sentence.
 *
 * @param giftCount for how many the form is, which counts when the sender passes the links on; `null`: it is no gift
 */
export function parseGiftRequest(
  data: Data,
  giftCount: number | null,
  now: string,
): Result<GiftRequest | null, Refusal, RefusalDetail | undefined> {
  if (giftCount === null) return ok(null);
  if (!data) return refuse("GIFT_RECEIVERS_INVALID");
  const notiType = data.giftNotiType ?? DEFAULT_GIFT_NOTI_TYPE;
  const read = checkReceivers({ giftNotiType: notiType, receivers: data.receivers, giftCount });
  if (!read.ok) {
    const fields = read.detail.map(({ index, fault }) => ({
      field: `receivers[${index}].${fault === "name" ? "name" : "phone"}`,
      message: FAULTS[fault],
    }));
    return refuse("GIFT_RECEIVERS_INVALID", fields.length > 0 ? { fields } : undefined);
  }
  const notifyAt = checkNotifyAt({ notiType, notifyAt: data.giftNotifyAt ?? null }, now);
  if (!notifyAt.ok) return refuse(notifyAt.code);
  const fields = listFreeTextErrors([
    { field: "giftSenderName", kind: "name", text: data.giftSenderName },
    { field: "giftMessage", kind: "message", text: data.giftMessage },
    ...read.value.map(({ name }, index) => ({
      field: `receivers[${index}].name`,
      kind: "name" as const,
      text: name,
    })),
  ]);
  if (fields.length > 0) return refuse("FREE_TEXT_REFUSED", { fields });
  return ok({
    notiType,
    senderName: data.giftSenderName.trim(),
    message: data.giftMessage.trim(),
    card: data.giftCard ?? DEFAULT_GIFT_CARD,
    receivers: read.value,
    notifyAt: notifyAt.value,
  });
}
