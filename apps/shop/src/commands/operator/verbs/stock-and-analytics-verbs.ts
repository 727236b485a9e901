import type { Verb } from "../verb.ts";

/** Verbs for the stock of an option, and for the statistics of visits and sales. */
export const STOCK_AND_ANALYTICS_VERBS: Readonly<Record<string, Verb>> = {
  stock: {
    words: "<옵션 id> <수량> <사유>",
    read: ([id, onHand, reason]) =>
      id && onHand && reason
        ? {
            name: "PUT /operator/v1/options/{id}/stock",
            path: { id },
            body: { onHand: Number(onHand), reason },
          }
        : null,
  },
  analytics: {
    words: "<첫날> [끝날]",
    read: ([from, to = from]) =>
      from && to ? { name: "GET /operator/v1/analytics", query: { from, to } } : null,
  },
};
