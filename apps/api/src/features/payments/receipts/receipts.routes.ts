import { cashReceiptCalls } from "@todayfruit/contract/calls/buy/cash-receipts";
import { bind } from "../../../http/bind.ts";
import { deleteSavedReceipt, showSavedReceipt } from "./saved-receipt.ts";

export const cashReceiptRoutes = bind(cashReceiptCalls, {
  "GET /v1/app-users/cash-receipt/info": showSavedReceipt,
  "DELETE /v1/app-users/cash-receipt/info": deleteSavedReceipt,
});
