/**
 * Statuses of a request to return or replace delivered products: requested; offered, when the shop decided to refund
 * other than the buyer was shown and the buyer has not answered; then approved, denied or taken back by the buyer.
 */
export const RETURN_STATUSES = ["requested", "offered", "approved", "denied", "taken_back"] as const;

export type ReturnStatus = (typeof RETURN_STATUSES)[number];
