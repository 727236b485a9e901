import { expect, test } from "vitest";
import { readCarrierInvoiceNumber } from "./read-carrier-invoice-number.ts";

const CJ = { code: "04", name: "CJ대한통운" };
const POST = { code: "01", name: "우체국택배" };
const OTHER = { code: "23", name: "경동택배" };

test.each([
  [CJ, "6401 2284-1093", "640122841093"],
  [CJ, "6401228410", "6401228410"],
  [POST, "6012345678901", "6012345678901"],
  [OTHER, "60123456789", "60123456789"],
])("%o takes %s", (carrier, text, invoice) => {
  expect(readCarrierInvoiceNumber(carrier, text)).toEqual({ ok: true, value: invoice });
});

test.each([
  [CJ, "6.40123E+11", "엑셀이 번호를 줄였어요"],
  [CJ, " ", "비어 있어요"],
  [CJ, "64012284109", "숫자 10자리나 12자리예요. 지금은 11자리예요"],
  [POST, "640122841093", "숫자 13자리예요. 지금은 12자리예요"],
  [OTHER, "123", "숫자 10~13자리예요. 지금은 3자리예요"],
  [CJ, "60A234567890", "숫자가 아닌 글자가 있어요"],
])("%o refuses %s with the reason", (carrier, text, reason) => {
  expect(readCarrierInvoiceNumber(carrier, text)).toMatchObject({
    code: "INVOICE_INVALID",
    detail: expect.stringContaining(reason),
  });
});
