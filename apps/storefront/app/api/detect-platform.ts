/** Thrown for a native app with an unknown name. */
export class PlatformError extends Error {
  override readonly name = "PlatformError";
}

export type Platform = "android" | "ios" | "web";

/**
 * Determines the client by its user agent: the native apps name themselves `todayfruit-android` and `todayfruit-ios`;
 * anything else is the web.
 *
 * @throws PlatformError when an app names itself otherwise. Rule: specification §8
 * @example detectPlatform("Mozilla/5.0 … todayfruit-ios/2.1") // "ios"
 */
export function detectPlatform(userAgent: string): Platform {
  const named = /\btodayfruit-([a-z]+)/i.exec(userAgent)?.[1]?.toLowerCase();
  if (named === undefined) return "web";
  if (named === "android" || named === "ios") return named;
  throw new PlatformError(
    `platform을 확인해 주세요. 앱의 이름은 todayfruit-android나 todayfruit-ios여야 하는데 todayfruit-${named}이에요`,
  );
}
