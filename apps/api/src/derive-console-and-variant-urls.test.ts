import { expect, test } from "vitest";
import { consoleOriginOf, variantUrlsOf } from "./derive-console-and-variant-urls.ts";

test("consoleOriginOf: its own port, two ports beyond the shop without one, or the origin of the setting", () => {
  const own = { PORT: 3000, CONSOLE_PORT: 0, CONSOLE_URL: undefined };
  expect(consoleOriginOf(own)).toBe("http://localhost:3002");
  expect(consoleOriginOf({ ...own, CONSOLE_PORT: 4000 })).toBe("http://localhost:4000");
  expect(consoleOriginOf({ ...own, CONSOLE_URL: "https://console.example/today" })).toBe(
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
