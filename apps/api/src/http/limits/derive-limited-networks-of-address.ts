import { isIPv4, isIPv6 } from "node:net";

/** Prefixes (six groups) whose last 32 bits are an IPv4 address: mapped (RFC 4291) and translated (RFC 6052). */
const CARRIERS = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

/**
 * Returns the network that limits count as one: an IPv4 address, also written as IPv6, or the /64 of an IPv6 address,
 * because a connection gets a whole /64 and can use any of its 2^64 addresses. Zone and port are dropped.
 *
 * @returns `unknown` for what is no address, so that nobody escapes by writing nonsense; empty for calls of our own
 * @example networkOf("::ffff:203.0.113.7") // "203.0.113.7"
 * @example networkOf("2001:db8::1") // "2001:db8:0:0::/64"
 */
export function networkOf(address: string): string {
  if (address === "") return "";
  const bare = bareOf(address);
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return "unknown";
  const groups = groupsOf(bare);
  if (CARRIERS.includes(groups.slice(0, 6).map(hex).join(":"))) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  }
  return `${groups.slice(0, 4).map(hex).join(":")}::/64`;
}

/**
 * Returns the address itself without port and zone, an IPv4 address that is written as IPv6 in its own form; `null` for
 * what is no address.
 *
 * @example plainAddressOf("::ffff:203.0.113.7") // "203.0.113.7"
 */
export function plainAddressOf(address: string): string | null {
  const bare = bareOf(address);
  const network = networkOf(address);
  if (isIPv4(network)) return network;
  return isIPv6(bare) ? bare : null;
}

/** Network of a limit, and how many times the limit it may take. */
export type Bound = { network: string; times: number };

/** Factor of the limit for a /48, which has 65,536 networks: twenty may be busy at once. */
const TIMES_OF_SITE = 20;

/**
 * Returns the networks whose limits an address counts towards: its own and, for IPv6, the /48 around it at twenty times
 * the limit, so that a site gains nothing by rotating its networks.
 *
 * @example boundsOf("2001:db8::1")
 *   // [{ network: "2001:db8:0:0::/64", times: 1 }, { network: "2001:db8:0::/48", times: 20 }]
 */
export function boundsOf(address: string): readonly Bound[] {
  const network = networkOf(address);
  const own = { network, times: 1 };
  if (!network.endsWith("::/64")) return [own];
  const site = `${network.split(":").slice(0, 3).join(":")}::/48`;
  return [own, { network: site, times: TIMES_OF_SITE }];
}

/** Removes brackets, port and zone: `[fe80::1%eth0]:443` becomes `fe80::1`. */
function bareOf(address: string): string {
  const [, bracketed] = /^\[(.*)\](?::\d+)?$/.exec(address) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return (bracketed ?? beforePort ?? address).replace(/%.*$/, "");
}

/** Returns the eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const before = listOf(head);
  if (tail === undefined) return before;
  const after = listOf(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function listOf(text: string): number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function hex(group: number): string {
  return group.toString(16);
}
