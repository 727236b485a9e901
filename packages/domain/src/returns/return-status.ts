export const RETURN_STATUSES = ["requested", "approved", "denied"] as const;

export type ReturnStatus = (typeof RETURN_STATUSES)[number];
