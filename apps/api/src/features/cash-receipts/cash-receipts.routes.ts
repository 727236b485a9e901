import { cashReceiptInfoCalls } from "@todayfruit/contract/cash-receipts/saved-cash-receipt-number.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { deleteSavedReceiptNumber, showSavedReceiptNumber } from "./show-and-delete-saved-receipt-number.ts";

export const cashReceiptRoutes = bindCalls(cashReceiptInfoCalls, {
  "GET /v1/app-users/cash-receipt/info": showSavedReceiptNumber,
  "DELETE /v1/app-users/cash-receipt/info": deleteSavedReceiptNumber,
});
