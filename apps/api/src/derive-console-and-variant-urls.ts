import type { Settings } from "./env.ts";

type ConsoleAddress = Pick<Settings, "PORT" | "CONSOLE_PORT" | "CONSOLE_URL">;

/** @example consolePortOf({ PORT: 3000, CONSOLE_PORT: 0 }) // 3002 */
export function consolePortOf({ PORT, CONSOLE_PORT }: Pick<ConsoleAddress, "PORT" | "CONSOLE_PORT">): number {
  return CONSOLE_PORT || PORT + 2;
}

/**
 * Returns the origin of the operators' console.
 *
 * @example consoleOriginOf({ PORT: 3000, CONSOLE_PORT: 0, CONSOLE_URL: undefined }) // "http://localhost:3002"
 */
export function consoleOriginOf({ CONSOLE_URL, ...ports }: ConsoleAddress): string {
  return new URL(CONSOLE_URL ?? `http://localhost:${consolePortOf(ports)}`).origin;
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
