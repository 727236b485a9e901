/** States of a subscription. `paused` may have a day on which it resumes; `ended` is final. */
export const SUBSCRIPTION_STATUSES = ["active", "paused", "ended"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Reasons for which a subscription is paused. */
export const PAUSE_REASONS = ["buyer", "operator", "option_ended", "undeliverable", "card_removed"] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** States of a billing cycle. Open: `scheduled`, `charging`, `failed`; over: `paid`, `skipped`. */
export const CYCLE_STATUSES = ["scheduled", "charging", "failed", "paid", "skipped"] as const;
export type CycleStatus = (typeof CYCLE_STATUSES)[number];

/** Reasons for which nothing was paid and sent in a billing cycle. */
export const SKIP_REASONS = [
  "buyer",
  "operator",
  "paused",
  "ended",
  "price_over_limit",
  "card_failed",
  "order_failed",
  "waiting_room",
  "sold_out",
  "option_ended",
  "undeliverable",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
