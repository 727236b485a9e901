/** Statuses of a request to return or replace delivered products: requested, then approved or denied. */
export const RETURN_STATUSES = ["requested", "approved", "denied"] as const;

export type ReturnStatus = (typeof RETURN_STATUSES)[number];
