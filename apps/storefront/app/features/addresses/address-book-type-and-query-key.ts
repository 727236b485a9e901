import type { Reply } from "@todayfruit/contract/all-calls";

/** Address saved in the member's address book. */
export type AddressBookEntry = Reply<"GET /v1/app-users/delivery-address">["list"][number];

/** Cache key of the address book. */
export const ADDRESS_BOOK_KEY = ["addresses"] as const;
