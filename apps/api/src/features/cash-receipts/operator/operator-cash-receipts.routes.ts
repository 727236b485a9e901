import { operatorCashReceiptCalls } from "@todayfruit/contract/cash-receipts/operator-cash-receipts.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { cancelCashReceipt } from "./cancel-cash-receipt.ts";
import { listCashReceipts } from "./list-cash-receipts.ts";
import { reissueCashReceipt } from "./reissue-cash-receipt.ts";

export const operatorCashReceiptRoutes = bindCalls(operatorCashReceiptCalls, {
  "GET /operator/v1/cash-receipts": listCashReceipts,
  "POST /operator/v1/cash-receipts/{id}/reissue": reissueCashReceipt,
  "POST /operator/v1/cash-receipts/{id}/cancel": cancelCashReceipt,
});
