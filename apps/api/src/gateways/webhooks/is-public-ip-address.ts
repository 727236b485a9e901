import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Networks of IPv4 that are not reached over the internet: IANA IPv4 Special-Purpose Address Registry, and multicast. */
const PRIVATE_IPV4: readonly (readonly [network: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** Global unicast addresses of IPv6; all others are local, multicast, mapped or reserved. */
const GLOBAL_IPV6 = ["2000::", 3] as const;
/** Networks within them that are special, or that carry an IPv4 address which may be anything. */
const SPECIAL_IPV6: readonly (readonly [network: string, bits: number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
];

const blocked = new BlockList();
for (const [network, bits] of PRIVATE_IPV4) blocked.addSubnet(network, bits, "ipv4");
for (const [network, bits] of SPECIAL_IPV6) blocked.addSubnet(network, bits, "ipv6");
const global = new BlockList();
global.addSubnet(...GLOBAL_IPV6, "ipv6");
const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * Returns true for an IP address of the internet: no private, local, shared, reserved, documentation or multicast one, and
 * no IPv6 address that carries an IPv4 address.
 *
 * @example isPublicIpAddress("203.0.112.1") // true
 * @example isPublicIpAddress("169.254.169.254") // false
 */
export function isPublicIpAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, "ipv4");
  return isIPv6(address) && global.check(address, "ipv6") && !blocked.check(address, "ipv6");
}

/** Returns true for an address of this machine itself. */
export function isLoopbackAddress(address: string): boolean {
  if (isIPv4(address)) return loopback.check(address, "ipv4");
  return isIPv6(address) && loopback.check(address, "ipv6");
}
