import type { Settings } from "./env.ts";

/**
 * Returns the origin of the operators' console.
 *
 * @example consoleOriginOf({ PORT: 3000, CONSOLE_URL: undefined }) // "http://localhost:3002"
 */
export function consoleOriginOf({ PORT, CONSOLE_URL }: Pick<Settings, "PORT" | "CONSOLE_URL">): string {
  return new URL(CONSOLE_URL ?? `http://localhost:${PORT + 2}`).origin;
}

type Own = Pick<Settings, "PORT" | "PUBLIC_URL" | "VARIANT" | "VARIANT_URLS">;

/**
 * Returns the public addresses of the variants, as far as the settings name them; that of this process is its own.
 *
 * @example variantUrlsOf({ PORT: 3000, VARIANT: "todayfruit", VARIANT_URLS: "market=https://m.example" })
 *   // { market: "https://m.example", todayfruit: "http://localhost:3000" }
 */
export function variantUrlsOf(settings: Own): Partial<Record<Settings["VARIANT"], string>> {
  const listed = (settings.VARIANT_URLS ?? "").split(",").filter((entry) => entry !== "");
  return {
    ...Object.fromEntries(listed.map((entry) => entry.split(/=(.*)/s, 2))),
    [settings.VARIANT]: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
  };
}
