import { isIPv4, isIPv6 } from "node:net";

const BITS = { 4: 32, 6: 128 } as const;

/**
 * Returns a network as PostgreSQL reads it: an address with the number of its leading bits; `null` for anything else.
 *
 * @example parseNetwork("203.0.113.7") // "203.0.113.7/32"
 * @example parseNetwork("2001:db8::/32") // "2001:db8::/32"
 * @example parseNetwork("10.0.0.0/33") // null
 */
export function parseNetwork(text: string): string | null {
  const [address = "", prefix, ...more] = text.trim().split("/");
  const version = isIPv4(address) ? 4 : isIPv6(address) && !address.includes("%") ? 6 : null;
  if (version === null || more.length > 0) return null;
  if (prefix === undefined) return `${address}/${BITS[version]}`;
  if (!/^(0|[1-9]\d{0,2})$/.test(prefix) || Number(prefix) > BITS[version]) return null;
  return `${address}/${prefix}`;
}
