import { expect, test } from "vitest";
import { isPreviewedPath, previewAddress } from "./preview-pages.ts";

test.each([
  "/",
  "/_.data",
  "/best",
  "/best.data",
  "/displays/6012",
  "/products/20001",
  "/products/20001/reviews",
  "/pages/new-year",
  "/category/fruit",
])("isPreviewedPath: opens %s", (path) => {
  expect(isPreviewedPath(path)).toBe(true);
});

test.each([
  "/cart",
  "/checkout/1",
  "/orders",
  "/search",
  "/my-todayfruit",
  "/gift/a",
  "/products/x",
  "/v1/best",
])("isPreviewedPath: does not open %s", (path) => {
  expect(isPreviewedPath(path)).toBe(false);
});

test("previewAddress: keeps the query and replaces another secret", () => {
  expect(previewAddress("/products/1", "a-_b")).toBe("/products/1?preview=a-_b");
  expect(previewAddress("/?tab=best&preview=old", "new")).toBe("/?tab=best&preview=new");
});
