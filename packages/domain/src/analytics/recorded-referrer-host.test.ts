import { expect, test } from "vitest";
import { recordedReferrerHost } from "./recorded-referrer-host.ts";

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
])("recordedReferrerHost: %s is kept as %s", (referrer, kept) => {
  expect(recordedReferrerHost(referrer)).toBe(kept);
});
