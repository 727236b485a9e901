import { expect, test } from "vitest";
import { isPage } from "./is-page.ts";
import { paths } from "./paths.ts";

test("isPage: ignores query and fragment; an unknown or longer path is no page", () => {
  expect(isPage(paths.category("fruit", 101))).toBe(true);
  expect(isPage(`${paths.product(20_001)}#reviews`)).toBe(true);
  expect(isPage(paths.terms)).toBe(true);
  expect(isPage(paths.privacy)).toBe(true);
  expect(isPage("/terms/privacy/more")).toBe(false);
  expect(isPage("/products/")).toBe(false);
  expect(isPage("/products/20001/nothing")).toBe(false);
  expect(isPage("/nowhere")).toBe(false);
});
