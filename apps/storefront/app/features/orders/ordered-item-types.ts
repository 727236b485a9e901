import type { Reply } from "@todayfruit/contract/all-calls";

/** Ordered product, as the lists of orders and the order itself show it. */
export type OrderedItem = Reply<"GET /v1/app-users/order-items">["list"][number]["orderItemProducts"][number];
