export const MAX_GIFT_RECEIVERS = 50;
export const MAX_GIFT_MESSAGE = 100;
export const MAX_GIFT_NAME = 30;
/** Letters of thanks that were sent before there were cards. */
export const MAX_GIFT_THANKS = 200;
export const MAX_THANK_YOU_WORDS = 100;

/** Days for entering an address, counted from sending the link. */
export const GIFT_ADDRESS_DAYS = 7;
/** Days before the deadline on which a receiver is reminded. */
export const GIFT_REMINDER_DAYS = [3, 1] as const;
/** The most repetitions of a message, and the minutes between two of them. */
export const MAX_GIFT_RESENDS = 3;
export const GIFT_RESEND_MINUTES = 10;

/** Options offered to a receiver for a product of their gift. */
export const MAX_GIFT_SWAPS = 20;

/** Days ahead up to which a receiver chooses when a gift arrives. */
export const GIFT_DAYS_AHEAD = 21;

/** Days ahead up to which a sender chooses when receivers are notified, and the hours (KST) of a day. */
export const GIFT_SCHEDULE_DAYS = 30;
export const GIFT_NOTIFY_HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
