export const DRAFT_ORDER_STATUSES = ["sent", "opened", "expired", "cancelled"] as const;
export type DraftOrderStatus = (typeof DRAFT_ORDER_STATUSES)[number];

/** Days for which the link of a draft order opens. */
export const DRAFT_ORDER_DAYS = 7;

/**
 * Returns the status of a draft order.
 *
 * @example deriveDraftOrderStatus({ expiresAt, openedAt: null, cancelledAt: null }, now) // "sent", before it expires
 */
export function deriveDraftOrderStatus(
  { expiresAt, openedAt, cancelledAt }: { expiresAt: Date; openedAt: Date | null; cancelledAt: Date | null },
  now: Date,
): DraftOrderStatus {
  if (cancelledAt) return "cancelled";
  if (expiresAt <= now) return "expired";
  return openedAt ? "opened" : "sent";
}
