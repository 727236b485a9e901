import { expect, test } from "vitest";
import { parsePastedInvoiceLines } from "./parse-pasted-invoice-lines.ts";

const CJ = { code: "04", name: "CJ대한통운" };
const HANJIN = { code: "05", name: "한진택배" };
const read = (text: string) =>
  parsePastedInvoiceLines(text, [CJ, HANJIN], CJ).map(({ orderNumber, carrier, invoiceNumber }) => [
    orderNumber,
    carrier,
    invoiceNumber,
  ]);

const ORDER = "20261123-0000001";

test.each([
  ["columns as asked", `${ORDER}\tCJ대한통운\t640122841093`, [ORDER, "04", "640122841093"]],
  ["columns in another order", `640122841093\t${ORDER}\t한진 택배`, [ORDER, "05", "640122841093"]],
  ["no carrier: the farm's", `${ORDER}\t6401-2284-1093`, [ORDER, "04", "6401-2284-1093"]],
  ["a phone beside the invoice", `${ORDER}\t01012345678\t640122841093`, [ORDER, "04", "640122841093"]],
  ["a number shortened by a spreadsheet", `${ORDER}\tCJ대한통운\t6.40123E+11`, [ORDER, "04", "6.40123E+11"]],
  ["commas", `${ORDER},CJ대한통운,640122841093`, [ORDER, "04", "640122841093"]],
  ["an order number of no known form", "99999\tCJ대한통운\t640122841093", ["99999", "04", "640122841093"]],
  ["no invoice", `${ORDER}\tCJ대한통운\t`, [ORDER, "04", ""]],
])("parsePastedInvoiceLines: %s", (_, text, line) => {
  expect(read(text)).toEqual([line]);
});

test("parsePastedInvoiceLines: a heading names the columns, empty lines are none", () => {
  const text = `받는 분\t운송장번호\t전화\t주문번호\r\n김은\t12345\t01012345678\t${ORDER}\r\n\r\n`;
  expect(read(text)).toEqual([[ORDER, "04", "12345"]]);
});

test("parsePastedInvoiceLines: nothing pasted has no lines, and each of 500 lines is read", () => {
  expect(read("")).toEqual([]);
  const many = Array.from({ length: 500 }, (_, index) => `${ORDER}\t${640_000_000_000 + index}`);
  expect(read(many.join("\n"))).toHaveLength(500);
});
