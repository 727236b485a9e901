import { expect, test } from "vitest";
import { reduceReferrerToHost } from "./reduce-referrer-to-host.ts";

test.each([
  ["search.naver.com", "search.naver.com"],
  ["xn--9p4b29j.example", "xn--9p4b29j.example"],
  ["localhost", "localhost"],
  ["", ""],
  ["https://mail.example/?q=kim", ""],
  ["kim@mail.example", ""],
  ["<script>.example", ""],
  ["a b.example", ""],
  [`${"a".repeat(101)}`, ""],
])("reduceReferrerToHost: %s is kept as %s", (referrer, kept) => {
  expect(reduceReferrerToHost(referrer)).toBe(kept);
});
