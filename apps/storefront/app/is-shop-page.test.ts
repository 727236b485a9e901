import { expect, test } from "vitest";
import { isShopPage } from "./is-shop-page.ts";
import { paths } from "./paths.ts";

test("isShopPage: ignores query and fragment; an unknown or longer path is no page", () => {
  expect(isShopPage(paths.category("fruit", 101))).toBe(true);
  expect(isShopPage(`${paths.product(20_001)}#reviews`)).toBe(true);
  expect(isShopPage(paths.terms)).toBe(true);
  expect(isShopPage(paths.privacy)).toBe(true);
  expect(isShopPage("/terms/privacy/more")).toBe(false);
  expect(isShopPage("/products/")).toBe(false);
  expect(isShopPage("/products/20001/nothing")).toBe(false);
  expect(isShopPage("/nowhere")).toBe(false);
});
