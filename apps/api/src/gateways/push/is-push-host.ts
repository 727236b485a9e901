/**
 * Tells whether pushes may be sent to an address: `https`, a known push service, and no port or user in the address.
 * Any other address could lead to a machine that only our servers can reach.
 *
 * @param hosts names, and `*.name` for all hosts under a name
 * @param trusted our own origins with any scheme: the sandbox's
 * @example isPushHost("https://updates.push.services.mozilla.com/wpush/v2/a", ["*.push.services.mozilla.com"], []) // true
 * @example isPushHost("http://169.254.169.254/latest", ["*.push.services.mozilla.com"], []) // false
 */
export function isPushHost(endpoint: string, hosts: readonly string[], trusted: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== "" || url.password !== "") return false;
  if (trusted.includes(url.origin)) return true;
  if (url.protocol !== "https:" || url.port !== "") return false;
  return hosts.some((host) =>
    host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}
