/**
 * Order of the features, from the ground up. A feature may import any feature of a lower floor and none of its own or a
 * higher floor; `tests/architecture/imports.test.ts` reads every import. A feature belongs on the lowest floor above all it needs.
 *
 * | floor | holds |
 * | --- | --- |
 * | 1 | records that need no other feature, edits of records |
 * | 2 | catalogue listings, stock, messages, operators |
 * | 3 | cart, points, changes of accounts, questions, products as operators edit them |
 * | 4 | orders, coupons, registered cards, farms, purchase orders |
 * | 5 | payments, fulfilment, reviews, reorders, inquiries |
 * | 6 | checkout, cancellations |
 * | 7 | returns, gifts, subscriptions, address changes of orders, accounts |
 * | 8 | grades, notices of order updates, settlements |
 * | 9 | changes by operators over all records |
 * | 10 | sheets that are exported and imported, previews |
 */
export const FLOORS: readonly (readonly string[])[] = [
  [
    "addresses",
    "analytics",
    "audit",
    "catalog",
    "edge-purges",
    "error-reports",
    "farm-access",
    "gift-links",
    "images",
    "notifications",
    "operator-actions",
    "partitions",
    "phone-codes",
    "privacy-log",
    "push",
    "record-edits",
    "reports",
    "sessions",
    "sharing",
    "shop-rules",
    "shop-settings",
    "signed-links",
  ],
  [
    "cash-receipts",
    "change-events",
    "delivery-promises",
    "favorites",
    "health",
    "import",
    "messages",
    "offers",
    "operators",
    "search",
    "shipping-policies",
    "sitemap",
    "stock",
    "stock-alerts",
    "timed-prices",
    "variant-settings",
    "videos",
    "viewed-products",
    "webhooks",
  ],
  [
    "account-changes",
    "advertising",
    "answer-templates",
    "api-keys",
    "best",
    "broadcasts",
    "campaigns",
    "cart",
    "displays",
    "distributors",
    "faqs",
    "members",
    "notices",
    "opening-alarms",
    "pages",
    "points",
    "popups",
    "produce-notices",
    "product-feeds",
    "products",
    "questions",
    "restock-alarms",
    "stock-lots",
    "tax-invoices",
    "terms",
    "waiting-rooms",
    "waiting-work",
  ],
  ["cards", "coupons", "farms", "orders", "purchase-orders", "rehearsals"],
  [
    "fulfilment",
    "inquiries",
    "lot-recalls",
    "order-messages",
    "past-rows",
    "payments",
    "reorders",
    "reviews",
    "season-suggestions",
  ],
  ["cancellations", "checkout", "checkout-links", "draft-orders"],
  ["accounts", "gifts", "order-addresses", "order-options", "returns", "subscriptions"],
  ["grades", "order-updates", "settlements"],
  ["changes"],
  ["previews", "sheets"],
];
