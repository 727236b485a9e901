const HOST = /^(?=.{1,100}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/**
 * Where somebody came from, as it may be kept: the name of a host. Whatever else a browser says there may hold what was
 * looked for elsewhere, or who somebody is, and is let go.
 *
 * @example measuredHost("search.naver.com") // "search.naver.com"
 * @example measuredHost("https://mail.example/?q=kim") // ""
 */
export function measuredHost(referrer: string): string {
  return HOST.test(referrer) ? referrer : "";
}
