/** Permissions of operators; the roles that hold them are in the database. */
export const PERMISSIONS = [
  "orders.read",
  "orders.ship",
  "orders.refund",
  "claims.decide",
  "points.adjust",
  "stock.change",
  "prices.change",
  "catalog.edit",
  "displays.edit",
  "operators.manage",
  "personal-data.read",
  "data.export",
] as const;
export type Permission = (typeof PERMISSIONS)[number];
