import { expect, test } from "vitest";
import { consoleOriginOf, variantUrlsOf } from "./public-addresses.ts";

test("consoleOriginOf: two ports beyond the shop, or the origin of the setting", () => {
  expect(consoleOriginOf({ PORT: 3000, CONSOLE_URL: undefined })).toBe("http://localhost:3002");
  expect(consoleOriginOf({ PORT: 3000, CONSOLE_URL: "https://console.example/today" })).toBe(
    "https://console.example",
  );
});

test("variantUrlsOf: those of the list, and its own", () => {
  const own = { PORT: 3010, VARIANT: "market", PUBLIC_URL: undefined } as const;
  expect(variantUrlsOf({ ...own, VARIANT_URLS: undefined })).toEqual({ market: "http://localhost:3010" });
  expect(
    variantUrlsOf({
      ...own,
      PUBLIC_URL: "https://market.example",
      VARIANT_URLS: "todayfruit=https://fruit.example,market=https://other.example",
    }),
  ).toEqual({ todayfruit: "https://fruit.example", market: "https://market.example" });
});
