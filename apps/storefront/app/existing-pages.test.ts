import { expect, test } from "vitest";
import { existingPages, hasPage } from "./existing-pages.ts";
import { paths } from "./paths.ts";
import routes from "./routes.ts";

test("the list names every route and nothing else", () => {
  const routed = routes.filter(({ path }) => path !== "*").map(({ path }) => `/${path ?? ""}`);
  expect([...existingPages].sort()).toEqual(routed.sort());
});

test("an address has a page with whatever query and fragment", () => {
  expect(hasPage(paths.category("fruit", 101))).toBe(true);
  expect(hasPage(`${paths.product(20_001)}#reviews`)).toBe(true);
  expect(hasPage(paths.terms)).toBe(true);
  expect(hasPage(paths.privacy)).toBe(true);
  expect(hasPage("/terms/privacy/more")).toBe(false);
  expect(hasPage("/products/")).toBe(false);
  expect(hasPage("/products/20001/nothing")).toBe(false);
  expect(hasPage("/nowhere")).toBe(false);
});
