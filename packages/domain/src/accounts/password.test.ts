import { expect, test } from "vitest";
import { checkPassword } from "./password.ts";

test.each(["sagwa2026", "sagwa!!pear", "1234567!", "사과배감귤포도12"])(
  "%s is fine and untouched",
  (password) => {
    expect(checkPassword(password)).toEqual({ ok: true, value: password });
  },
);

test("spaces count as symbols and stay where they are", () => {
  expect(checkPassword(" apple pear ")).toEqual({ ok: true, value: " apple pear " });
});

test.each([
  ["sagwa26", "PASSWORD_TOO_SHORT"],
  ["", "PASSWORD_TOO_SHORT"],
  ["sagwasagwa", "PASSWORD_TOO_SIMPLE"],
  ["1234567890", "PASSWORD_TOO_SIMPLE"],
  ["!@#$%^&*()", "PASSWORD_TOO_SIMPLE"],
  ["사과배감귤포도밤", "PASSWORD_TOO_SIMPLE"],
  ["sagwa111", "PASSWORD_REPEATS"],
  ["aaasagwa1", "PASSWORD_REPEATS"],
  ["sagwa1🍎🍎🍎", "PASSWORD_REPEATS"],
])("%s is refused with %s", (password, code) => {
  expect(checkPassword(password)).toMatchObject({ ok: false, code });
});

test("twice in a row is fine", () => {
  expect(checkPassword("aabbccdd11").ok).toBe(true);
});

test("8 and 64 characters are the ends, an emoji is one character", () => {
  const long = "a1".repeat(32);
  expect(checkPassword(long).ok).toBe(true);
  expect(checkPassword(`${long}b`)).toMatchObject({ code: "PASSWORD_TOO_LONG" });
  expect(checkPassword("sagwa1🍎").ok).toBe(false);
  expect(checkPassword("sagwa12🍎").ok).toBe(true);
});
