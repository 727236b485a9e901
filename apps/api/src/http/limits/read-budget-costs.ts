import type { CallName } from "@todayfruit/contract/call-definition";

/**
 * Costs of reading calls relative to reading a cart, which is 1; the ratios were measured (decision 56). A cached reply
 * is free.
 */
const COSTS: Partial<Record<CallName, number>> = {
  "GET /v1/products/search": 10,
  "GET /v1/products/filters": 10,
  "GET /v1/products/search/suggestions": 4,
  "GET /v1/app-users/personal-data": 100,
  "GET /v1/product-feeds/{token}": 50,
  "GET /operator/v1/orders": 5,
  "GET /operator/v1/packing": 20,
  "GET /operator/v1/packing/sheets": 20,
  "GET /operator/v1/pick-list": 5,
  "GET /operator/v1/claims": 5,
  "GET /operator/v1/members": 5,
  "GET /operator/v1/messages": 5,
  "GET /operator/v1/members/{id}": 10,
  "GET /operator/v1/analytics": 50,
  "GET /operator/v1/exports/products": 50,
  "GET /operator/v1/exports/options": 50,
  "GET /operator/v1/exports/prices": 50,
  "GET /operator/v1/exports/stock": 50,
  "GET /operator/v1/exports/dispatches": 50,
  "GET /operator/v1/exports/coupons": 50,
  "GET /operator/v1/exports/orders": 50,
  "GET /operator/v1/exports/members": 50,
  "GET /operator/v1/settlements/{id}/statement": 5,
};

/** Cost of a page that is rendered. */
export const RENDER_COST = 20;

/** @example costOf("GET /v1/products/search") // 10 */
export function costOf(name: CallName): number {
  return COSTS[name] ?? 1;
}
