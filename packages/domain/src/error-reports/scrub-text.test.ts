import { expect, test } from "vitest";
import { isIgnoredErrorMessage } from "./is-ignored-error-message.ts";
import { scrubReport, scrubText } from "./scrub-text.ts";

test.each([
  ["call 010-1234-5678 now", "call [phone] now"],
  ["01012345678", "[phone]"],
  ["+82 10-1234-5678", "[phone]"],
  ["02-123-4567", "[phone]"],
  ["of kim.haru+1@todayfruit.example!", "of [e-mail]!"],
  ["card 4330-1234-1234-1230", "card [card]"],
  ["card 4330123412341230", "card [card]"],
  ["Bearer abc.DEF-123_x", "Bearer [token]"],
  ["GET /gift/3q2A7wAbCdEfGhIjKlMnOp", "GET /gift/[token]"],
  ["/checkout/6f1d3c2e-0000-4000-8000-000000000001", "/checkout/[uuid]"],
  [
    "https://shop.example/checkout/processing?paymentKey=tviva20261121&orderId=1",
    "https://shop.example/checkout/processing?[query]",
  ],
  [
    "Cannot read properties of undefined (reading 'price')",
    "Cannot read properties of undefined (reading 'price')",
  ],
  ["/products/20003/reviews", "/products/20003/reviews"],
  [
    "at ProductPage (http://localhost:3000/assets/route-BkQ1x.js:12:345)",
    "at ProductPage (http://localhost:3000/assets/route-BkQ1x.js:12:345)",
  ],
])("scrubText: %s becomes %s", (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test("scrubReport: secrets are removed from every field of a report", () => {
  const report = {
    event_id: "0123456789abcdef0123456789abcdef",
    exception: { values: [{ type: "Error", value: "of kim@todayfruit.example" }] },
    request: {
      url: "http://localhost/gift/3q2A7wAbCdEfGhIjKlMnOp",
      headers: { Authorization: "Bearer x" },
      cookies: "a=b",
    },
    breadcrumbs: [
      { category: "fetch", message: "PUT /v1/app-users", data: { body: "010-1234-5678" }, when: undefined },
    ],
    user: { ip_address: "10.0.0.1" },
    extra: { sessionToken: "abc", count: 3, isGift: true, call: () => 1 },
  };
  expect(scrubReport(report)).toEqual({
    event_id: "0123456789abcdef0123456789abcdef",
    exception: { values: [{ type: "Error", value: "of [e-mail]" }] },
    request: { url: "http://localhost/gift/[token]", headers: {} },
    breadcrumbs: [{ category: "fetch", message: "PUT /v1/app-users", data: {} }],
    extra: { count: 3, isGift: true },
  });
});

test.each([
  "no such member",
  "Error: Payment window was closed",
  "Invalid token",
  "server error while processing product information",
  "bridge connection lost",
  "Network Error",
  "TypeError: Failed to fetch",
  "Load failed",
  "Request failed with status code 404",
  "서버와 연결이 원할하지 않습니다. 잠시 후 시도해주세요",
])("isIgnoredErrorMessage: %s is ignored", (message) => {
  expect(isIgnoredErrorMessage(message)).toBe(true);
});

test.each(["Request failed with status code 500", "undefined is not a function"])(
  "isIgnoredErrorMessage: %s is reported",
  (message) => {
    expect(isIgnoredErrorMessage(message)).toBe(false);
  },
);
