import type { SNS_TYPES } from "@todayfruit/contract/accounts/social-login.calls";

export type SnsType = (typeof SNS_TYPES)[number];
