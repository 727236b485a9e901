import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeEmail } from "./normalize-email.ts";

test("normalizeEmail: an address is trimmed and lower-cased", () => {
  expect(normalizeEmail("  Fruit@Example.COM ")).toEqual({ ok: true, value: "fruit@example.com" });
});

test.each(["a@b.co", "first.last+tag@mail.example.co.kr", "o'hara_1@ex-ample.kr"])(
  "normalizeEmail: %s is accepted",
  (email) => {
    expect(normalizeEmail(email)).toEqual({ ok: true, value: email });
  },
);

test.each([
  "",
  "fruit",
  "fruit@example",
  "@example.com",
  "fruit@",
  "fruit@@example.com",
  "fruit@-example.com",
  "fruit@example-.com",
  "fruit@example..com",
  ".fruit@example.com",
  "fr..uit@example.com",
  "fruit.@example.com",
  "fr uit@example.com",
  "사과@example.com",
  "fruit@example.com\nbcc: all@example.com",
])("normalizeEmail: %j is refused with EMAIL_INVALID", (email) => {
  expect(normalizeEmail(email)).toMatchObject({ ok: false, code: "EMAIL_INVALID" });
});

test("normalizeEmail: a local part of 64 and an address of 254 characters are accepted, longer ones are refused", () => {
  expect(normalizeEmail(`${"a".repeat(64)}@example.com`).ok).toBe(true);
  expect(normalizeEmail(`${"a".repeat(65)}@example.com`).ok).toBe(false);

  const domain = (labels: number) => `${"a.".repeat(labels)}kr`;
  expect(normalizeEmail(`${"a".repeat(50)}@${domain(100)}`).ok).toBe(true);
  expect(normalizeEmail(`${"a".repeat(60)}@${domain(100)}`).ok).toBe(false);
});

test("normalizeEmail: ordinary addresses are accepted, and checking the result again changes nothing", () => {
  const ordinary = fc.stringMatching(/^[a-zA-Z0-9]{1,20}@[a-z0-9]{1,20}\.(com|kr|co\.kr)$/);
  fc.assert(
    fc.property(ordinary, (email) => {
      const result = normalizeEmail(email);
      expect(result).toEqual({ ok: true, value: email.toLowerCase() });
      expect(normalizeEmail(email.toLowerCase())).toEqual(result);
    }),
  );
});
