/**
 * Whether an address may be sent to: `https`, a known push service, and no port or user of its own. Everything else could
 * lead to machines that only we can reach.
 *
 * @param hosts names, and `*.name` for everything under one
 * @param trusted origins that are ours, whatever their scheme: the sandbox's
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
