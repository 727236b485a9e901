import { expect, test } from "vitest";
import { redactPath } from "./redact-path.ts";

test.each([
  ["/", "/"],
  ["/?tab=home&token=abc", "/"],
  ["/products/20003", "/products/20003"],
  ["/products/20003/reviews?photo=true#2", "/products/20003/reviews"],
  ["/category/fruit?sub=3", "/category/fruit"],
  ["/product-groups/NEW_WEEK", "/product-groups/NEW_WEEK"],
  ["/orders/77", "/orders/:id"],
  ["/orders/77/claims/3", "/orders/:id/claims/:id"],
  ["/checkout/6f1d3c2e-0000-4000-8000-000000000001", "/checkout/:id"],
  ["/checkout/processing?paymentKey=secret", "/checkout/processing"],
  ["/gift/3q2A7wAbCdEfGhIjKlMnOp", "/gift/:id"],
  ["/01012345678", "/:id"],
  ["/kim@example.com", "/:id"],
  ["", "/:id"],
])("redactPath: %s is kept as %s", (address, kept) => {
  expect(redactPath(address)).toBe(kept);
});
