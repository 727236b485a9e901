import { expect, test } from "vitest";
import { insideShop } from "./start-social-login.ts";

test.each(["/", "/cart", "/search?q=사과&filter=a", "/products/1#reviews"])(
  "%s is inside the shop",
  (next) => {
    expect(insideShop(next)).toBe(next);
  },
);

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "",
])("%j is not: a login ends at the home", (next) => {
  expect(insideShop(next)).toBe("/");
});
