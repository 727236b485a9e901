export type Platform = "android" | "ios" | "web";

/**
 * Which of our clients this is: the native shells name themselves in the user agent as `todayfruit-android` and
 * `todayfruit-ios`; anything without such a name is the web.
 *
 * @throws Error asking to check the platform when a shell names itself otherwise. Rule: specification §8
 * @example platformOf("Mozilla/5.0 … todayfruit-ios/2.1") // "ios"
 */
export function platformOf(userAgent: string): Platform {
  const named = /\btodayfruit-([a-z]+)/i.exec(userAgent)?.[1]?.toLowerCase();
  if (named === undefined) return "web";
  if (named === "android" || named === "ios") return named;
  throw new Error(`Check the platform: the app names itself todayfruit-${named}, not -android or -ios`);
}
