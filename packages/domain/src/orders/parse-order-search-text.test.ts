import { expect, test } from "vitest";
import { parseOrderSearchText } from "./parse-order-search-text.ts";

test.each([
  ["4821", { orderNumber: "4821", phoneEnd: "4821" }],
  ["48213", { orderNumber: "48213" }],
  ["20261123-0000001", { orderNumber: "20261123-0000001" }],
  ["010-1234-4821", { orderNumber: "010-1234-4821", phone: "01012344821", invoiceNumber: "01012344821" }],
  ["6401 2284 1093", { orderNumber: "6401 2284 1093", invoiceNumber: "640122841093" }],
  ["c2b9f4b0-1111-4222-8333-0123456789ab", { orderNumber: "c2b9f4b0-1111-4222-8333-0123456789ab" }],
  ["김*은", { maskedName: "김*은" }],
  [" 노지 감귤 ", { name: "노지 감귤", productName: "노지 감귤" }],
])("the search text %s has exactly its meanings", (text, meanings) => {
  const read = Object.fromEntries(
    Object.entries(parseOrderSearchText(text)).filter(([, value]) => value !== null),
  );
  expect(read).toEqual(meanings);
});
