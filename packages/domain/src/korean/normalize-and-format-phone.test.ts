import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, normalizePhone } from "./normalize-and-format-phone.ts";

test.each([
  "01012345678",
  "010-1234-5678",
  "010 1234 5678",
  "010.1234.5678",
  "(010) 1234-5678",
  "+82 10-1234-5678",
  "+821012345678",
  "821012345678",
  "+82 (0)10-1234-5678",
  "0082 10 1234 5678",
])("normalizePhone: %s is stored as 01012345678", (input) => {
  expect(normalizePhone(input)).toEqual({ ok: true, value: "01012345678" });
});

test.each([
  "",
  "02-123-4567",
  "011-123-4567",
  "070-0000-0001",
  "0101234567",
  "010123456789",
  "010-1234-567a",
  "+1 212 555 0100",
  "+81 10-1234-5678",
  "０１０１２３４５６７８",
])("normalizePhone: %j is refused with PHONE_NOT_MOBILE", (input) => {
  expect(normalizePhone(input)).toMatchObject({ ok: false, code: "PHONE_NOT_MOBILE" });
});

test("formatPhone: a stored number gets hyphens", () => {
  expect(formatPhone("01012345678")).toBe("010-1234-5678");
});

test("normalizePhone: a formatted number gives the stored number again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (rest) => {
      const phone = `010${String(rest).padStart(8, "0")}`;
      expect(normalizePhone(formatPhone(phone))).toEqual({ ok: true, value: phone });
      expect(normalizePhone(`+82${phone.slice(1)}`)).toEqual({ ok: true, value: phone });
    }),
  );
});
