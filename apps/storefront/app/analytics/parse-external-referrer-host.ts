/**
 * Host of the referring site; `null` when it is the shop itself.
 *
 * @example parseExternalReferrerHost("https://search.naver.com/search?query=귤", "todayfruit.example") // "search.naver.com"
 */
export function parseExternalReferrerHost(referrer: string, own: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { host } = new URL(referrer);
  return host === own || host === "" ? null : host.slice(0, 100);
}
