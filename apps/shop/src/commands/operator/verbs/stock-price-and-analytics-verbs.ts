import type { Verb } from "./verb-types.ts";

/** Verbs for the stock and the timed prices of an option, and for the statistics of visits and sales. */
export const STOCK_PRICE_AND_ANALYTICS_VERBS: Readonly<Record<string, Verb>> = {
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
  "timed-prices": {
    words: "[상품 id]",
    read: ([productId]) => ({
      name: "GET /operator/v1/timed-prices",
      ...(productId === undefined ? {} : { query: { productId } }),
    }),
  },
  "define-timed-price": {
    words: "<옵션 id> <값> <시작> <끝> <사유>",
    read: ([optionId, price, beginsAt, endsAt, reason]) =>
      optionId && price && beginsAt && endsAt && reason
        ? {
            name: "POST /operator/v1/timed-prices",
            body: { optionId: Number(optionId), price: Number(price), beginsAt, endsAt, reason },
          }
        : null,
  },
  "change-timed-price": {
    words: "<id> <본 version> <값> <시작> <끝> <사유>",
    read: ([id, version, price, beginsAt, endsAt, reason]) =>
      id && version && price && beginsAt && endsAt && reason
        ? {
            name: "PUT /operator/v1/timed-prices/{id}",
            path: { id },
            body: { version: Number(version), price: Number(price), beginsAt, endsAt, reason },
          }
        : null,
  },
  "withdraw-timed-price": {
    words: "<id> <본 version> <사유>",
    read: ([id, version, reason]) =>
      id && version && reason
        ? {
            name: "PUT /operator/v1/timed-prices/{id}/withdraw",
            path: { id },
            body: { version: Number(version), reason },
          }
        : null,
  },
  analytics: {
    words: "<첫날> [끝날]",
    read: ([from, to = from]) =>
      from && to ? { name: "GET /operator/v1/analytics", query: { from, to } } : null,
  },
};
