import { isBusinessNumber } from "../korean/business-number.ts";
import { normalizePhone } from "../korean/normalize-and-format-phone.ts";
import type { Won } from "../money/won.ts";
import { ok, type Result, refuse } from "../result.ts";
import { isCash, type PaymentMethodType } from "./payment-method-codes.ts";

/**
 * The smallest cash amount in 원 from which a receipt is issued even without a request (소득세법 시행령 별표 3의3: mandatory
 * trades).
 */
export const MANDATORY_FROM = 100_000;

/** Identity of a 자진발급 receipt: the tax office's number for a buyer who names none. */
export const PLACEHOLDER_IDENTITY = "0100001234";

/**
 * Choice of the buyer on the form. `cashReceiptType` 1: 소득공제, 2: 지출증빙, 3: none. `identitySelect` 1: a phone number,
 * else a card or business number.
 */
export type CashReceiptInfo = { cashReceiptType: number; identitySelect: number; identityNo: string };

export type CashReceipt = {
  type: "income_deduction" | "expenditure_proof";
  identitySelect: 1 | 2;
  /** Digits only. */
  identity: string;
  isPlaceholder: boolean;
};

const PLACEHOLDER: CashReceipt = {
  type: "income_deduction",
  identitySelect: 1,
  identity: PLACEHOLDER_IDENTITY,
  isPlaceholder: true,
};

/**
 * Determines the receipt for a cash payment; `null` when none is issued. A buyer who wants none (type 3) gets the
 * placeholder receipt: type 1, identity by phone number. So does a buyer without a choice from 100,000원 on. Refuses
 * an invalid identity.
 *
 * @param amount cash paid, after points, in 원
 * @example cashReceiptOf("vbank", won(22900), { cashReceiptType: 1, identitySelect: 1, identityNo: "010-1234-5678" })
 *   // ok({ type: "income_deduction", identitySelect: 1, identity: "01012345678", isPlaceholder: false })
 * @example cashReceiptOf("vbank", won(100000), null) // ok({ …, identity: "0100001234", isPlaceholder: true })
 * @example cashReceiptOf("card", won(100000), null) // ok(null)
 */
export function cashReceiptOf(
  method: PaymentMethodType,
  amount: Won,
  info: CashReceiptInfo | null,
): Result<CashReceipt | null, "CASH_RECEIPT_IDENTITY_INVALID"> {
  if (!isCash(method) || amount === 0) return ok(null);
  if (info === null) return ok(amount >= MANDATORY_FROM ? PLACEHOLDER : null);
  if (info.cashReceiptType === 3) return ok(PLACEHOLDER);
  const type = info.cashReceiptType === 1 ? "income_deduction" : "expenditure_proof";
  const identitySelect = info.identitySelect === 1 ? 1 : 2;
  const identity = identitySelect === 1 ? phoneOf(info.identityNo) : numberOf(info.identityNo, type);
  if (identity === null) return refuse("CASH_RECEIPT_IDENTITY_INVALID");
  return ok({ type, identitySelect, identity, isPlaceholder: false });
}

/** @example maskIdentity("01012345678") // "*******5678" */
export function maskIdentity(identity: string): string {
  return identity.slice(-4).padStart(identity.length, "*");
}

function phoneOf(text: string): string | null {
  const phone = normalizePhone(text);
  return phone.ok ? phone.value : null;
}

/**
 * Normalizes a card or business number; returns null when invalid. A card for cash receipts has 13 to 19 digits; a
 * business number has ten, the last of which is a check digit.
 */
function numberOf(text: string, type: CashReceipt["type"]): string | null {
  const digits = text.replaceAll(/[\s-]/g, "");
  if (/^\d{13,19}$/.test(digits)) return digits;
  return type === "expenditure_proof" && isBusinessNumber(digits) ? digits : null;
}
