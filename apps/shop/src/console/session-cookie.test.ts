import { expect, test } from "vitest";
import { readSessionCookie, writeSessionCookie } from "./session-cookie.ts";

const END = new Date("2026-11-23T11:00:00Z");

test("a session's cookie is read back, and no script, other site or subdomain has it", () => {
  const cookie = writeSessionCookie("a-token_1", true, END);
  expect(cookie).toBe(
    "__Host-console=a-token_1; Path=/; HttpOnly; SameSite=Strict; Secure; Expires=Mon, 23 Nov 2026 11:00:00 GMT",
  );
  expect(readSessionCookie(`other=1; ${cookie}`, true)).toBe("a-token_1");
});

test("an ended session's cookie is deleted", () => {
  expect(writeSessionCookie(null, false, END)).toBe("console=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
});

test.each([[undefined], [""], ["console="], ["xconsole=abc"], ["console=a b"], ["console=a%0d%0ab"]])(
  "no token is read from %s",
  (header) => {
    expect(readSessionCookie(header, false)).toBeNull();
  },
);

test("by https the cookie of plain http does not count", () => {
  expect(readSessionCookie("console=abc", true)).toBeNull();
});
