/** A native shell that does not say rightly what it is. */
export class PlatformError extends Error {
  override readonly name = "PlatformError";
}

export type Platform = "android" | "ios" | "web";

/**
 * Which of our clients this is: the native shells name themselves in the user agent as `todayfruit-android` and
 * `todayfruit-ios`; anything without such a name is the web.
 *
 * @throws PlatformError asking to check the platform when a shell names itself otherwise. Rule: specification §8
 * @example platformOf("Mozilla/5.0 … todayfruit-ios/2.1") // "ios"
 */
export function platformOf(userAgent: string): Platform {
  const named = /\btodayfruit-([a-z]+)/i.exec(userAgent)?.[1]?.toLowerCase();
  if (named === undefined) return "web";
  if (named === "android" || named === "ios") return named;
  throw new PlatformError(
    `platform을 확인해 주세요. 앱의 이름은 todayfruit-android나 todayfruit-ios여야 하는데 todayfruit-${named}이에요`,
  );
}
