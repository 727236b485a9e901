import { expect, test } from "vitest";
import { parseNetwork } from "./parse-network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7/32"],
  [" 203.0.113.0/24 ", "203.0.113.0/24"],
  ["0.0.0.0/0", "0.0.0.0/0"],
  ["2001:db8::1", "2001:db8::1/128"],
  ["2001:db8::/32", "2001:db8::/32"],
])("parseNetwork: %s is %s", (text, network) => {
  expect(parseNetwork(text)).toBe(network);
});

test.each([
  "",
  "office",
  "203.0.113",
  "203.0.113.7/33",
  "203.0.113.7/-1",
  "203.0.113.7/01",
  "203.0.113.7/24/24",
  "::/129",
  "fe80::1%eth0",
  "203.0.113.7/",
])("parseNetwork: %j is no network", (text) => {
  expect(parseNetwork(text)).toBeNull();
});
