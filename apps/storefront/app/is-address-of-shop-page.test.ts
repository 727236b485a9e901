import { expect, test } from "vitest";
import { isAddressOfShopPage } from "./is-address-of-shop-page.ts";
import { paths } from "./paths.ts";

test("isAddressOfShopPage: ignores query and fragment; an unknown or longer path is no page", () => {
  expect(isAddressOfShopPage(paths.category("fruit", 101))).toBe(true);
  expect(isAddressOfShopPage(`${paths.product(20_001)}#reviews`)).toBe(true);
  expect(isAddressOfShopPage(paths.terms)).toBe(true);
  expect(isAddressOfShopPage(paths.privacy)).toBe(true);
  expect(isAddressOfShopPage("/terms/privacy/more")).toBe(false);
  expect(isAddressOfShopPage("/products/")).toBe(false);
  expect(isAddressOfShopPage("/products/20001/nothing")).toBe(false);
  expect(isAddressOfShopPage("/nowhere")).toBe(false);
});
