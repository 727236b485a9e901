/** Rule: specification §9, "disabled inside a native SDK user agent": the SDK of a shell measures by itself. */
const NATIVE_SDK = /RW2SDK/;
/** Programs: search engines, previews of messengers, checks of speed and of whether the shop is up. */
const PROGRAM =
  /bot\b|crawl|spider|slurp|yeti\/|daumoa|facebookexternalhit|kakaotalk-scrap|preview|lighthouse|pingdom|uptime|^curl\/|^wget\/|python-|^$/i;

/**
 * Whether a person looks at the shop itself, whom nothing else measures.
 *
 * @example isMeasured("Mozilla/5.0 (iPhone; …) RW2SDK/1.0") // false
 */
export function isMeasured(userAgent: string): boolean {
  return !NATIVE_SDK.test(userAgent) && !PROGRAM.test(userAgent);
}
