import { cashReceiptCalls } from "@todayfruit/contract/calls/buy/cash-receipts";
import { ok } from "@todayfruit/domain/result";
import { bind } from "../../../http/bind.ts";
import { findSavedReceipt, forgetSavedReceipt } from "./receipt-wishes.repository.ts";

export const cashReceiptRoutes = bind(cashReceiptCalls, {
  "GET /v1/app-users/cash-receipt/info": async (_input, { db, buyer }) => {
    const saved = await findSavedReceipt(db, buyer.id);
    return ok({
      cashReceiptInfo: saved && {
        cashReceiptType: saved.type === "income_deduction" ? 1 : 2,
        identitySelect: saved.identity_select,
        identityNo: saved.identity_masked,
        isSave: true,
      },
    });
  },
  "DELETE /v1/app-users/cash-receipt/info": async (_input, { db, buyer }) => {
    await forgetSavedReceipt(db, buyer.id);
    return ok({});
  },
});
