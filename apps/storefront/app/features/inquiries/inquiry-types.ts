import type { Reply } from "@todayfruit/contract/all-calls";

/** Inquiry with its texts. */
export type Inquiry = Reply<"GET /v1/app-users/inquiries/{id}">;
