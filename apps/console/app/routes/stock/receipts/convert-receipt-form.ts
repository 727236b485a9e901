import {
  formToLot,
  isEmptyLot,
  type LotForm,
  problemOfLot,
} from "../../../features/stock/convert-and-check-lot-form.ts";
import { parseNumber } from "../../../ui/parse-number.ts";
import type { PurchaseOrder, ReceivedLine } from "./use-read-and-change-purchase-orders.ts";

/** Lines of a receipt, as they are typed: units that came, and the lot that they are of. */
export type ReceiptForm = { lines: (LotForm & { units: string })[] };

/** Returns the form of an order: what is still to come, without lots. */
export function receiptFormOf({ lines }: PurchaseOrder): ReceiptForm {
  return {
    lines: lines.map(({ units, received }) => ({
      units: String(Math.max(0, units - received)),
      code: "",
      harvestedOn: "",
      expiresOn: "",
      brix: "",
    })),
  };
}

/**
 * Reads the lines that came; a line of 0 units did not.
 *
 * @returns the lines of the call, or what is wrong with the first line that cannot be read
 */
export function linesOfReceipt(
  { lines }: ReceiptForm,
  order: PurchaseOrder,
): { lines: ReceivedLine[] } | { problem: string } {
  const read: ReceivedLine[] = [];
  for (const [at, { units: text, ...lot }] of lines.entries()) {
    const line = order.lines[at];
    const units = parseNumber(text);
    if (!line || units === null || units === 0) continue;
    const name = `${line.productName} ${line.optionName}`;
    if (typeof units !== "number" || !Number.isInteger(units))
      return { problem: `${name}: 숫자로 적어 주세요. 예: 120` };
    const wrong = isEmptyLot(lot) ? null : problemOfLot(lot);
    if (wrong !== null) return { problem: `${name}: ${wrong}` };
    const lots = isEmptyLot(lot) ? {} : { lots: [{ ...formToLot(lot), units }] };
    read.push({ optionId: line.optionId, units, ...lots });
  }
  return read.length === 0 ? { problem: "들어온 것이 없어요. 몇 개인지 적어 주세요" } : { lines: read };
}
