import fc from "fast-check";
import { expect, test } from "vitest";
import { CODE_FOR, canSendCode, codeOf, codeText } from "./phone-code-rules.ts";

const now = 1_000_000_000;
const seconds = (...ago: number[]) => ago.map((each) => now - each * 1000);

test.each([
  ["no code sent yet", { byPhone: [], byAddress: 0, byDevice: 0 }, null],
  ["one code a minute ago", { byPhone: seconds(60), byAddress: 1, byDevice: 1 }, null],
  ["one code 59 seconds ago", { byPhone: seconds(59), byAddress: 1, byDevice: 1 }, "CODE_TOO_SOON"],
  ["four codes in the last hour", { byPhone: seconds(60, 120, 180, 3599), byAddress: 4, byDevice: 4 }, null],
  [
    "five codes in the last hour",
    { byPhone: seconds(60, 120, 180, 240, 3599), byAddress: 5, byDevice: 5 },
    "CODE_LIMIT",
  ],
  [
    "five codes, one of them an hour ago",
    { byPhone: seconds(60, 120, 180, 240, 3600), byAddress: 5, byDevice: 5 },
    null,
  ],
  ["twenty codes to the network address", { byPhone: [], byAddress: 20, byDevice: 0 }, "CODE_LIMIT"],
  ["twenty codes to the device", { byPhone: [], byAddress: 0, byDevice: 20 }, "CODE_LIMIT"],
])("canSendCode: %s", (_what, sent, refusal) => {
  const answer = canSendCode(sent, now);
  expect(answer.ok ? null : answer.code).toBe(refusal);
});

test("codeOf: any bytes give six digits", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      expect(codeOf(bytes)).toMatch(/^\d{6}$/);
    }),
  );
  expect(codeOf(new Uint8Array([0, 0, 0, 0, 0, 1, 226, 64]))).toBe("123456");
});

const PURPOSES = Object.keys(CODE_FOR) as (keyof typeof CODE_FOR)[];

test("codeText: the text names the purpose, warns that staff never ask for the code, and differs for every purpose", () => {
  const texts = PURPOSES.map((purpose) =>
    codeText({ shopName: "오늘의과일", host: "todayfruit.kr", purpose, code: "123456" }),
  );
  expect(texts[0]).toBe(
    "[오늘의과일] 회원가입 인증번호 [123456]\n직원도 묻지 않아요\n\n@todayfruit.kr #123456",
  );
  expect(new Set(texts).size).toBe(PURPOSES.length);
  for (const text of texts) expect(text).toContain("직원도 묻지 않아요");
});

test.each(PURPOSES)(
  "codeText: the text for %s fits a short message, at most 90 bytes of EUC-KR, with our longest shop name",
  (purpose) => {
    const text = codeText({ shopName: "오늘의과일", host: "todayfruit.kr", purpose, code: "123456" });
    const bytes = [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 128 ? 1 : 2), 0);
    expect(text.split("\n").at(-1)).toBe("@todayfruit.kr #123456");
    expect(bytes).toBeLessThanOrEqual(90);
  },
);
