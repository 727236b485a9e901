import { normalizePhone } from "../korean/normalize-and-format-phone.ts";
import { invoiceOf } from "../shipping/interpret-tracking-and-schedule-checks.ts";

/** Meanings that the text of the search box of orders may have; `null` for those it cannot have. */
export type OrderSearch = {
  orderNumber: string | null;
  invoiceNumber: string | null;
  phone: string | null;
  /** Last four digits of a phone. */
  phoneEnd: string | null;
  name: string | null;
  /** Name as lists show it, e.g. `김*은`. */
  maskedName: string | null;
  productName: string | null;
};

const NOTHING: OrderSearch = {
  orderNumber: null,
  invoiceNumber: null,
  phone: null,
  phoneEnd: null,
  name: null,
  maskedName: null,
  productName: null,
};
const PAYMENT_NUMBER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Reads the text of the search box of orders: digits are a number of an order, an invoice or a phone, a text with
 * asterisks is a masked name, any other a name or words of a product.
 *
 * @example parseOrderSearchText("4821") // { orderNumber: "4821", phoneEnd: "4821", … }
 * @example parseOrderSearchText("김*은") // { maskedName: "김*은", … }
 */
export function parseOrderSearchText(text: string): OrderSearch {
  const said = text.trim();
  const digits = said.replaceAll(/[\s-]/g, "");
  if (PAYMENT_NUMBER.test(said)) return { ...NOTHING, orderNumber: said };
  if (/^\+?\d+$/.test(digits)) {
    const phone = normalizePhone(said);
    return {
      ...NOTHING,
      orderNumber: said,
      invoiceNumber: invoiceOf(said),
      phone: phone.ok ? phone.value : null,
      phoneEnd: /^\d{4}$/.test(digits) ? digits : null,
    };
  }
  if (said.includes("*")) return { ...NOTHING, maskedName: said };
  return { ...NOTHING, name: said, productName: said };
}
