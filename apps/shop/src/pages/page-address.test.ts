import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";

test.each([
  ["/", "/"],
  ["/?", "/"],
  ["/products/1?utm_source=live&utm_campaign=%EA%B7%A4&gclid=x&fbclid=y", "/products/1"],
  ["/category/fruit?sub=1001&utm_source=a&sort=priceAsc", "/category/fruit?sort=priceAsc&sub=1001"],
  ["/category/fruit?sort=priceAsc&sub=1001", "/category/fruit?sort=priceAsc&sub=1001"],
  ["/search?q=%EC%82%AC%EA%B3%BC+5kg&NaPm=1", "/search?q=%EC%82%AC%EA%B3%BC+5kg"],
  ["/search?q=a?b&q=c", "/search?q=a%3Fb&q=c"],
])("%s is kept as %s", (url, kept) => {
  expect(pageAddress(url)).toBe(kept);
  expect(pageAddress(kept)).toBe(kept);
});
