import type { Reply } from "@todayfruit/contract/all-calls";

export type BookAddress = Reply<"GET /v1/app-users/delivery-address">["list"][number];

export const ADDRESS_BOOK_KEY = ["addresses"] as const;
