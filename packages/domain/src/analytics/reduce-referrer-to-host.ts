const HOST = /^(?=.{1,100}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/**
 * Reduces a referrer to a host name of at most 100 characters; returns "" for anything else, because paths and
 * queries may hold search terms or personal data.
 *
 * @example reduceReferrerToHost("search.naver.com") // "search.naver.com"
 * @example reduceReferrerToHost("https://mail.example/?q=kim") // ""
 */
export function reduceReferrerToHost(referrer: string): string {
  return HOST.test(referrer) ? referrer : "";
}
