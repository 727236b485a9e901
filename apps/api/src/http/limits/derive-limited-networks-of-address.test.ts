import fc from "fast-check";
import { expect, test } from "vitest";
import { boundsOf, networkOf } from "./derive-limited-networks-of-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:50123", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["64:ff9b::203.0.113.7", "203.0.113.7"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0DB8:0000:0000:ffff:ffff:ffff:ffff", "2001:db8:0:0::/64"],
  ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
  ["[2001:db8::1]:443", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["", ""],
  ["203.0.113.256", "unknown"],
  ["' or 1=1", "unknown"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const group = fc.integer({ min: 0, max: 0xffff });
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });
const inHex = (list: number[]) => list.map((each) => each.toString(16)).join(":");

test("all addresses of one /64 are one network, those of two are two", () => {
  // Outside the prefixes that embed IPv4 addresses.
  const prefix = groups(4).map(([first = 0, ...rest]) => [0x2000 | (first & 0x1fff), ...rest]);
  fc.assert(
    fc.property(prefix, prefix, groups(4), groups(4), (one, two, left, right) => {
      const network = networkOf(`${inHex(one)}:${inHex(left)}`);
      expect(networkOf(`${inHex(one)}:${inHex(right)}`.toUpperCase())).toBe(network);
      expect(networkOf(`${inHex(two)}:${inHex(left)}`) === network).toBe(inHex(one) === inHex(two));
    }),
  );
});

test("an IPv4 address is one network in every notation", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(
        [address, `::ffff:${address}`, `0:0:0:0:0:ffff:${address}`, `${address}:1`].map(networkOf),
      ).toEqual(Array(4).fill(address));
    }),
  );
});

test("any text has a network", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.ipV6()), (text) => typeof networkOf(text) === "string"));
});

test.each([
  ["203.0.113.7", [{ network: "203.0.113.7", times: 1 }]],
  ["unix", [{ network: "unknown", times: 1 }]],
  [
    "2001:db8:a:b::1",
    [
      { network: "2001:db8:a:b::/64", times: 1 },
      { network: "2001:db8:a::/48", times: 20 },
    ],
  ],
])("limits count %s for its network and, for IPv6, its site", (address, bounds) => {
  expect(boundsOf(address)).toEqual(bounds);
});
