/**
 * Ways of telling receivers about a gift: the sender passes the link on in KakaoTalk, or the shop writes to their
 * phones.
 */
export const GIFT_NOTI_TYPES = ["kakaotalkSend", "alimtalk"] as const;

export type GiftNotiType = (typeof GIFT_NOTI_TYPES)[number];

export const DEFAULT_GIFT_NOTI_TYPE: GiftNotiType = "kakaotalkSend";
