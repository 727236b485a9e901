/** Permissions of operators; the roles that hold them are in the database. */
export const PERMISSIONS = [
  "orders.read",
  "orders.note",
  "orders.ship",
  "orders.refund",
  "claims.decide",
  "points.adjust",
  "stock.change",
  "prices.change",
  "catalog.edit",
  "displays.edit",
  "settlements.manage",
  "operators.manage",
  "personal-data.read",
  "coupons.manage",
  "members.read",
  "members.edit",
  "voices.answer",
  "data.export",
  "webhooks.manage",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Permissions that people alone hold, no API key of another system. */
export const PERSON_PERMISSIONS: readonly Permission[] = ["operators.manage", "personal-data.read"];
