import type { GiftGroup } from "@todayfruit/contract/gifts/gift";
import { resendAt } from "@todayfruit/domain/gifts/can-resend-gift-message";
import type { Static } from "typebox";
import type { ShopSettings } from "../../http/handler-context-types.ts";
import { giftTokenOf, giftUrl } from "../gift-links/derive-and-hash-gift-token.ts";
import { presentCardToSender } from "./cards/thank-you-card.presenter.ts";
import type { GiftGroupRow, GiftToRow } from "./find-sender-gift-group.repository.ts";
import { presentGiftProduct } from "./gift-product.presenter.ts";
import { presentSharedGroupFields } from "./sent-gift-shared-fields.presenter.ts";

type Group = Static<typeof GiftGroup>;
type Rules = Pick<
  ShopSettings,
  | "publicUrl"
  | "giftLinkSecret"
  | "kakaoJavascriptKey"
  | "kakaoShareScriptUrl"
  | "kakaoShareIntegrity"
  | "shopName"
>;

/**
 * Presents a gift to its sender. Links are included from the payment, or from the later instant at which receivers are
 * notified, until the receiver has entered an address: after that they open the receiver's data.
 */
export function presentGiftGroup(row: GiftGroupRow, rules: Rules, now: Date): Group {
  const statuses = row.gift_tos.map(({ status }) => status);
  return {
    ...presentSharedGroupFields(row, statuses),
    expireDate: instantOf(row.gift_tos[0]?.expires_at ?? null),
    orderItemProducts: row.products.map(presentGiftProduct),
    canChangeNotifyAt: canChangeNotifyAt(row),
    giftTos: row.gift_tos.map((gift) => presentGiftTo(gift, row, rules, now)),
    share: shareOf(row, rules),
  };
}

function presentGiftTo(
  gift: GiftToRow,
  group: GiftGroupRow,
  rules: Rules,
  now: Date,
): Group["giftTos"][number] {
  const isDue = group.notify_at === null || group.notify_at <= now;
  const isOpen = group.sent_at !== null && isDue && gift.status === "unused";
  const uuid = isOpen
    ? giftTokenOf(rules.giftLinkSecret, { giftToId: gift.id, generation: gift.link_generation })
    : null;
  return {
    id: gift.id,
    uuid,
    link: uuid && giftUrl(rules.publicUrl, uuid),
    receiverName: gift.receiver_name,
    phone: gift.receiver_phone,
    giftStatus: gift.status,
    expireDate: instantOf(gift.expires_at),
    price: gift.price,
    sharedAt: instantOf(gift.shared_at),
    messageCount: gift.message_count,
    resendAt:
      group.noti_type === "alimtalk" && isOpen
        ? resendAt({ messageCount: gift.message_count, lastMessageAt: instantOf(gift.last_message_at) })
        : null,
    canWithdraw: gift.status === "unused",
    ...presentCardToSender(gift),
    receiveOn: gift.receive_on,
    swap: gift.swap && { fromName: gift.swap.from_name, toName: gift.swap.to_name },
  };
}

function canChangeNotifyAt({ noti_type, sent_at, order_status, gift_tos }: GiftGroupRow): boolean {
  return (
    noti_type === "alimtalk" &&
    (sent_at !== null || order_status === "bank_transfer_waiting") &&
    gift_tos.every(({ message_count }) => message_count === 0) &&
    gift_tos.some(({ status }) => status === "unused")
  );
}

function shareOf({ sender_name, message, products }: GiftGroupRow, rules: Rules): Group["share"] {
  const [first] = products;
  return {
    scriptUrl: rules.kakaoShareScriptUrl,
    integrity: rules.kakaoShareIntegrity,
    javascriptKey: rules.kakaoJavascriptKey,
    title: `${sender_name}님이 ${rules.shopName}에서 선물을 보냈어요`,
    description: message === "" ? (first?.name ?? "") : message,
    imageUrl: first?.images[0]
      ? `${rules.publicUrl}/images/share/${first.images[0].split("/").map(encodeURIComponent).join("/")}`
      : `${rules.publicUrl}/favicon.ico`,
    buttonTitle: "선물 받기",
  };
}

/** Converts an instant of PostgreSQL's JSON to ISO 8601. */
function instantOf(written: string | null): string | null {
  return written === null ? null : new Date(written).toISOString();
}
