import { myAccountCalls } from "@todayfruit/contract/accounts/my-account.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { leave, previewLeave } from "../deletion/preview-and-delete-account.ts";
import { linkGuestOrders } from "../guest-orders/link-guest-orders.ts";
import { issueConfirmation } from "../identity-confirmation/issue-confirmation.ts";
import { changeProfile } from "./change-profile.ts";
import { checkContactFormat } from "./check-contact-format.ts";
import { exportPersonalData } from "./export-personal-data.ts";
import { changeSettings, showSettings } from "./manage-alarm-and-consent-settings.ts";
import { showCounters, showCounts } from "./show-account-counts.ts";
import { showSavedRefundAccount } from "./show-saved-refund-account.ts";

export const profileRoutes = bindCalls(myAccountCalls, {
  "GET /v1/app-users": checkContactFormat,
  "PUT /v1/app-users": changeProfile,
  "POST /v1/app-users/confirmations": issueConfirmation,
  "GET /v1/app-users/withdraw-account": showSavedRefundAccount,
  "GET /v1/app-users/counters": showCounters,
  "GET /v1/app-users/counts": showCounts,
  "GET /v1/app-users/settings": showSettings,
  "PUT /v1/app-users/settings": changeSettings,
  "GET /v1/app-users/leave-preview": previewLeave,
  "DELETE /v1/app-users": leave,
  "GET /v1/app-users/personal-data": exportPersonalData,
  "POST /v1/app-users/guest-orders/claim": linkGuestOrders,
});
