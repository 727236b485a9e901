import { expect, test } from "vitest";
import { insideShop } from "./start-social-login.ts";

test.each(["/", "/cart", "/search?q=사과&filter=a", "/products/1#reviews"])(
  "%s is accepted as a path of the shop",
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
])("%j is not a path of the shop, and the login ends at the home page", (next) => {
  expect(insideShop(next)).toBe("/");
});
