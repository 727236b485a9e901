import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { deleteSavedReceiptNumberRow, findSavedReceiptNumber } from "./saved-receipt-number.repository.ts";

/** Shows the masked number that an account stores for cash receipts; `null` when there is none. */
export async function showSavedReceiptNumber(
  _input: Input<"GET /v1/app-users/cash-receipt/info">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/cash-receipt/info">> {
  const saved = await findSavedReceiptNumber(db, buyer.id);
  return ok({
    cashReceiptInfo: saved && {
      cashReceiptType: saved.type === "income_deduction" ? 1 : 2,
      identitySelect: saved.identity_select,
      identityNo: saved.identity_masked,
      isSave: true,
    },
  });
}

/** Deletes the number that an account stores for cash receipts. */
export async function deleteSavedReceiptNumber(
  _input: Input<"DELETE /v1/app-users/cash-receipt/info">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"DELETE /v1/app-users/cash-receipt/info">> {
  await deleteSavedReceiptNumberRow(db, buyer.id);
  return ok({});
}
