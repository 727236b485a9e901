/**
 * Returns the console's own address to go on to after the login; the first screen for any other.
 *
 * @example deriveSafeLoginRedirect("//example.com") // "/"
 */
export function deriveSafeLoginRedirect(next: string | null): string {
  const isOwn = next !== null && /^\/(?![/\\])/.test(next) && !next.startsWith("/login");
  return isOwn ? next : "/";
}
