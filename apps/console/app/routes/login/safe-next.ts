/**
 * Returns the console's own address to go on to after the login; the first screen for any other.
 *
 * @example safeNext("//example.com") // "/"
 */
export function safeNext(next: string | null): string {
  const isOwn = next !== null && /^\/(?![/\\])/.test(next) && !next.startsWith("/login");
  return isOwn ? next : "/";
}
