/** How receivers hear of a gift: the sender passes the link on in KakaoTalk, or the shop writes to their phones. */
export const GIFT_NOTI_TYPES = ["kakaotalkSend", "alimtalk"] as const;
export type GiftNotiType = (typeof GIFT_NOTI_TYPES)[number];
export const DEFAULT_GIFT_NOTI_TYPE: GiftNotiType = "kakaotalkSend";

/** The pictures that a card can carry. */
export const GIFT_CARDS = ["thanks", "birthday", "congratulations", "cheer", "gratitude"] as const;
export type GiftCard = (typeof GIFT_CARDS)[number];
export const DEFAULT_GIFT_CARD: GiftCard = "thanks";

export const MAX_GIFT_RECEIVERS = 50;
export const MAX_GIFT_MESSAGE = 100;
export const MAX_GIFT_NAME = 30;
export const MAX_GIFT_THANKS = 200;

/** Days that a receiver has for the address, from when the link went out. */
export const GIFT_ADDRESS_DAYS = 7;
/** Days before the end on which a receiver is reminded. */
export const GIFT_REMINDER_DAYS = [3, 1] as const;
/** How often a message may be sent again, and how many minutes apart. */
export const MAX_GIFT_RESENDS = 3;
export const GIFT_RESEND_MINUTES = 10;
