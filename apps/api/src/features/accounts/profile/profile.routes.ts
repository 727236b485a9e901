import { profileCalls } from "@todayfruit/contract/calls/profile";
import { bind } from "../../../http/bind.ts";
import { issueConfirmation } from "../confirming/issue-confirmation.ts";
import { claimGuestOrders } from "../guest-orders/claim-guest-orders.ts";
import { leave, previewLeave } from "../leaving/leave.ts";
import { changeProfile } from "./change-profile.ts";
import { exportPersonalData } from "./export-personal-data.ts";
import { changeSettings, showSettings } from "./settings.ts";
import { checkShape, showCounters, showCounts } from "./show-counts.ts";
import { showWithdrawAccount } from "./withdraw-account.ts";

export const profileRoutes = bind(profileCalls, {
  "GET /v1/app-users": checkShape,
  "PUT /v1/app-users": changeProfile,
  "POST /v1/app-users/confirmations": issueConfirmation,
  "GET /v1/app-users/withdraw-account": showWithdrawAccount,
  "GET /v1/app-users/counters": showCounters,
  "GET /v1/app-users/counts": showCounts,
  "GET /v1/app-users/settings": showSettings,
  "PUT /v1/app-users/settings": changeSettings,
  "GET /v1/app-users/leave-preview": previewLeave,
  "DELETE /v1/app-users": leave,
  "GET /v1/app-users/personal-data": exportPersonalData,
  "POST /v1/app-users/guest-orders/claim": claimGuestOrders,
});
