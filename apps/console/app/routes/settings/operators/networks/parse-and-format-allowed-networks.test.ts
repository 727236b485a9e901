import { expect, test } from "vitest";
import { networkLines, readNetworks } from "./parse-and-format-allowed-networks.ts";

const TWO = [
  { network: "203.0.113.0/24", note: "사무실 2층" },
  { network: "2001:db8::1", note: "집" },
];

test("networks are written as lines and read from them; blank lines are none", () => {
  expect(readNetworks(`\n${networkLines(TWO)}\n  \n`)).toEqual(TWO);
  expect(readNetworks("")).toEqual([]);
});

test.each(["203.0.113.0/24", "사무실 203.0.113.0/24"])("the line %s is not read", (line) => {
  expect(readNetworks(line)).toBeNull();
});
