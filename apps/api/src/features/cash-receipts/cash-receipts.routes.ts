import { cashReceiptInfoCalls } from "@todayfruit/contract/cash-receipts/cash-receipt-info.calls";
import { bind } from "../../http/bind-calls.ts";
import { deleteSavedReceipt, showSavedReceipt } from "./manage-saved-receipt.ts";

export const cashReceiptRoutes = bind(cashReceiptInfoCalls, {
  "GET /v1/app-users/cash-receipt/info": showSavedReceipt,
  "DELETE /v1/app-users/cash-receipt/info": deleteSavedReceipt,
});
