import type { Reply } from "@todayfruit/contract/all-calls";

export type MemberSettings = Reply<"GET /v1/app-users/settings">;
