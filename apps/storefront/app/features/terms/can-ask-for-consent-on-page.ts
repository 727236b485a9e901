/** Pages on which a member reads the terms, pays, logs in or enters an address. */
const UNDISTURBED = ["/terms", "/checkout", "/payment", "/login", "/register", "/gift", "/player"];

/**
 * Checks whether a member may be asked for consent on a page.
 *
 * @example canAskForConsentOnPage("/checkout/7") // false
 */
export function canAskForConsentOnPage(pathname: string): boolean {
  return !UNDISTURBED.some((path) => pathname.startsWith(path));
}
