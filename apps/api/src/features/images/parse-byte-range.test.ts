import { expect, test } from "vitest";
import { parseByteRange } from "./parse-byte-range.ts";

test.each([
  [undefined, "whole"],
  ["bytes=0-99", { first: 0, last: 99 }],
  ["bytes=100-", { first: 100, last: 499 }],
  ["bytes=-100", { first: 400, last: 499 }],
  ["bytes=-9000", { first: 0, last: 499 }],
  ["bytes=0-9000", { first: 0, last: 499 }],
  ["bytes=499-499", { first: 499, last: 499 }],
  ["bytes=500-", "outside"],
  ["bytes=-0", "outside"],
  ["bytes=200-100", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=-", "whole"],
  ["chunks=0-1", "whole"],
  ["bytes=a-b", "whole"],
])("%s of 500 bytes is %o", (header, part) => {
  expect(parseByteRange(header, 500)).toEqual(part);
});

test("an empty file has no satisfiable range", () => {
  expect(parseByteRange("bytes=0-", 0)).toBe("outside");
  expect(parseByteRange("bytes=-5", 0)).toBe("outside");
});
