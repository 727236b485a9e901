import fc from "fast-check";
import { expect, test } from "vitest";
import { pagePaths } from "../../../storefront/page-paths.ts";
import { createPageCacheAddressNormaliser } from "./page-cache-address-normaliser.ts";

const addressFromInput = createPageCacheAddressNormaliser({
  "/": ["tab", "sub"],
  "/products/:id": [],
  "/category/:slug": ["sub", "sort"],
  "/search": ["q", "filter"],
  "/checkout/processing": ["orderId"],
  "/checkout/:id": [],
  "/terms/:code?": [],
});

test.each([
  ["/", "/"],
  ["/?", "/"],
  ["/?zz=1", "/"],
  ["/?zz=1&tab=best", "/?tab=best"],
  ["/products/1?utm_source=live&utm_campaign=%EA%B7%A4&gclid=x&fbclid=y&zz=1", "/products/1"],
  ["/products/0001", "/products/1"],
  ["/products/%31/", "/products/1"],
  ["/products/1e0", "/products/1"],
  ["/PRODUCTS/1", "/products/1"],
  ["/category/fruit?sub=1001&utm_source=a&sort=priceAsc", "/category/fruit?sort=priceAsc&sub=1001"],
  ["/category/fruit?sort=priceAsc&sub=1001", "/category/fruit?sort=priceAsc&sub=1001"],
  ["/search?q=%EC%82%AC%EA%B3%BC+5kg&NaPm=1", "/search?q=%EC%82%AC%EA%B3%BC+5kg"],
  ["/search?q=a?b&q=c", "/search?q=a%3Fb"],
  ["/checkout/processing?orderId=a&zz=b", "/checkout/processing?orderId=a"],
  ["/checkout/0e8a?orderId=a", "/checkout/0e8a"],
  ["/terms", "/terms"],
  ["/terms/007", "/terms/007"],
  ["/_.data?_routes=root", "/_.data"],
  ["/category/fruit/_.data?sub=1001", "/category/fruit.data?sub=1001"],
  ["/category/fruit.data?sub=1001&zz=1&_routes=a", "/category/fruit.data?sub=1001"],
])("page address: %s is cached as %s", (url, kept) => {
  expect(addressFromInput(url)).toEqual({ address: kept, isPage: true });
  expect(addressFromInput(kept).address).toBe(kept);
});

test.each([
  "/nothing",
  "/products",
  "/products/1/2",
  "/products/%",
  "/wp-admin.php?a=1",
  "//evil.test/",
  "/search/x",
])("page address: %s is the not-found page", (url) => {
  expect(addressFromInput(url)).toEqual({ address: "/no-page", isPage: false });
});

test("page address: parameters the page does not read make no other page", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("/", "/products/1", "/category/fruit?sort=latest", "/search?q=a", "/none"),
      fc.array(fc.tuple(fc.string(), fc.string())),
      (page, others) => {
        const query = new URLSearchParams(
          others.map(([name, value]): [string, string] => [`z${name}`, value]),
        );
        const sign = page.includes("?") ? "&" : "?";
        expect(addressFromInput(`${page}${sign}${query}`)).toEqual(addressFromInput(page));
      },
    ),
  );
});

test("page address: the address of the not-found page is no page of the shop", () => {
  expect(pagePaths).not.toContain("/no-page");
});
