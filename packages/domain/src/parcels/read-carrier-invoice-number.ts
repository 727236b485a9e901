import { ok, type Result, refuse } from "../result.ts";
import { invoiceOf } from "../shipping/interpret-tracking-and-schedule-checks.ts";

/** Numbers of digits of the invoices of a carrier, by its code; a carrier that is not listed has 10 to 13. */
const LENGTHS: Readonly<Record<string, readonly number[]>> = {
  "01": [13],
  "04": [10, 12],
  "05": [10, 12],
  "06": [10, 11],
  "08": [10, 12, 13],
};

/**
 * Reads an invoice number of a carrier without its hyphens and spaces; the refusal says in Korean what is wrong with it.
 *
 * @example readCarrierInvoiceNumber({ code: "04", name: "CJ대한통운" }, "6012-3456-7890") // ok("601234567890")
 */
export function readCarrierInvoiceNumber(
  carrier: { code: string; name: string },
  text: string,
): Result<string, "INVOICE_INVALID", string> {
  if (/^\s*\d+([.,]\d+)?E\+?\d+\s*$/i.test(text))
    return refuse("INVOICE_INVALID", "엑셀이 번호를 줄였어요. 칸을 ‘텍스트’로 바꿔 다시 붙여 주세요");
  const digits = text.replaceAll(/[\s-]/g, "");
  if (digits === "") return refuse("INVOICE_INVALID", "송장 번호가 비어 있어요");
  const lengths = LENGTHS[carrier.code];
  const invoice = invoiceOf(text);
  if (invoice !== null && (lengths?.includes(invoice.length) ?? true)) return ok(invoice);
  const wanted = lengths ? lengths.map((length) => `${length}자리`).join("나 ") : "10~13자리";
  const found = /^\d+$/.test(digits) ? `지금은 ${digits.length}자리예요` : "숫자가 아닌 글자가 있어요";
  return refuse("INVOICE_INVALID", `${carrier.name} 송장 번호는 숫자 ${wanted}예요. ${found}`);
}
