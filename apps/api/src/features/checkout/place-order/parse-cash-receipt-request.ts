import type { Input } from "@todayfruit/contract/all-calls";
import type { Won } from "@todayfruit/domain/money/won";
import { cashReceiptOf, maskIdentity } from "@todayfruit/domain/payments/cash-receipt-rules";
import { isCash, type PaymentMethodType } from "@todayfruit/domain/payments/payment-method-codes";
import { ok, type Result } from "@todayfruit/domain/result";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { aboutReceipt, type CashReceiptRequest } from "../../cash-receipts/add-receipt-request.repository.ts";
import { findSavedReceiptNumber } from "../../cash-receipts/saved-receipt-number.repository.ts";

type Info = Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"]["orderItemCashReceiptInfo"];

/** Cash payment with its receipt; `isSaved` saves the number. */
export type Cash = { receipt: CashReceiptRequest | null; isSaved: boolean };

/**
 * Returns the receipt for the remaining amount, its number sealed. The masked form of the saved number means the saved
 * one.
 *
 * @param amount what is left to pay after points, in 원
 */
export async function parseCashReceiptRequest(
  { db, buyer, sealing }: BuyerContext,
  method: PaymentMethodType,
  amount: Won,
  info: Info,
): Promise<Result<Cash, "CASH_RECEIPT_IDENTITY_INVALID">> {
  if (info?.identityNo.startsWith("*") && isCash(method) && info.cashReceiptType !== 3) {
    const saved = await findSavedReceiptNumber(db, buyer.id);
    if (saved !== null && saved.identity_masked === info.identityNo) {
      const { type, identity_select: identitySelect, identity_masked: masked, key_id: keyId, sealed } = saved;
      const receipt = { type, identitySelect, masked, isPlaceholder: false, sealed: { keyId, sealed } };
      return ok({ receipt, isSaved: false });
    }
  }
  const wanted = cashReceiptOf(method, amount, info ?? null);
  if (!wanted.ok) return wanted;
  if (wanted.value === null) return ok({ receipt: null, isSaved: false });
  const { type, identitySelect, identity, isPlaceholder } = wanted.value;
  const sealed = isPlaceholder ? null : sealing.seal(identity, aboutReceipt(buyer.id));
  const isSaved = info?.isSave === true && !isPlaceholder && buyer.grade !== null;
  return ok({
    receipt: { type, identitySelect, masked: maskIdentity(identity), isPlaceholder, sealed },
    isSaved,
  });
}
