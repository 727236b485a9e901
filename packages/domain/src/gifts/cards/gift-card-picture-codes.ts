/** Pictures of a gift card. */
export const GIFT_CARDS = ["thanks", "birthday", "congratulations", "cheer", "gratitude"] as const;

export type GiftCard = (typeof GIFT_CARDS)[number];

export const DEFAULT_GIFT_CARD: GiftCard = "thanks";
