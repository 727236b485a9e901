/**
 * User agent of the native SDK, which measures by itself. Rule: specification §9, "disabled inside a native SDK user
 * agent".
 */
const NATIVE_SDK = /RW2SDK/;
/** User agents of programs: search engines, link previews of messengers, page-speed and uptime checks. */
const PROGRAM =
  /bot\b|crawl|spider|slurp|yeti\/|daumoa|facebookexternalhit|kakaotalk-scrap|preview|lighthouse|pingdom|uptime|^curl\/|^wget\/|python-|^$/i;

/**
 * Reports whether a user agent belongs to a person whom no native SDK measures already.
 *
 * @example isMeasuredUserAgent("Mozilla/5.0 (iPhone; …) RW2SDK/1.0") // false
 */
export function isMeasuredUserAgent(userAgent: string): boolean {
  return !NATIVE_SDK.test(userAgent) && !PROGRAM.test(userAgent);
}
