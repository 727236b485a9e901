import type { SNS_TYPES } from "@todayfruit/contract/accounts/social.calls";

export type SnsType = (typeof SNS_TYPES)[number];
