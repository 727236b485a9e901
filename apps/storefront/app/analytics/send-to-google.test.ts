import { expect, test } from "vitest";
import { googleIds } from "./send-to-google.ts";

test.each([
  [
    "_ga=GA1.1.123456.7890; _ga_TEST1=GS2.1.s1763694000$o1$g0",
    { clientId: "123456.7890", sessionId: "1763694000" },
  ],
  ["a=1; _ga_TEST1=GS1.1.1763694000.1.0; _ga=GA1.2.1.2", { clientId: "1.2", sessionId: "1763694000" }],
  ["_ga=GA1.1.123456.7890", null],
  ["_ga=GA1.1.123456.7890; _ga_OTHER=GS1.1.1763694000.1.0", null],
  ["", null],
])("googleIds: %s", (cookies, ids) => {
  expect(googleIds(cookies, "G-TEST1")).toEqual(ids);
});
