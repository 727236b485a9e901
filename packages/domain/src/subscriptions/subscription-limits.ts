/** Weeks between two deliveries of a subscription that operators may offer. */
export const SUBSCRIPTION_INTERVALS = [1, 2, 4] as const;
export type SubscriptionInterval = (typeof SUBSCRIPTION_INTERVALS)[number];

/** The most subscriptions of a member that have not ended. */
export const MAX_SUBSCRIPTIONS = 20;

/** The most units of the option in one delivery. */
export const MAX_SUBSCRIBED_UNITS = 99;
