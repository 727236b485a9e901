import fc from "fast-check";
import { expect, test } from "vitest";
import { checkFreeText, type FreeTextKind } from "./check-free-text.ts";
import { FOREIGN_FARMS, FOREIGN_NAMES, SMISHING } from "./fraudulent-text-samples.ts";
import { FARM_NAMES, GIFT_MESSAGES, PEOPLES_NAMES } from "./ordinary-text-samples.ts";

const passes = (kind: FreeTextKind) => (text: string) => checkFreeText(kind, text).ok;

test("corpora: each has its minimum size and no duplicates", () => {
  expect(SMISHING.length).toBeGreaterThanOrEqual(60);
  expect(GIFT_MESSAGES.length).toBeGreaterThanOrEqual(200);
  for (const texts of [SMISHING, GIFT_MESSAGES]) expect(new Set(texts).size).toBe(texts.length);
});

test("checkFreeText: every smishing text is refused as a message", () => {
  expect(SMISHING.filter(passes("message"))).toEqual([]);
});

test("checkFreeText: every ordinary gift message is accepted", () => {
  expect(GIFT_MESSAGES.filter((text) => !passes("message")(text))).toEqual([]);
});

test("checkFreeText: names of authorities, companies and shop offices are refused, names of people are accepted", () => {
  expect(FOREIGN_NAMES.filter(passes("name"))).toEqual([]);
  expect(PEOPLES_NAMES.filter((text) => !passes("name")(text))).toEqual([]);
});

test("checkFreeText: ordinary names of farms are accepted, names that impersonate others are refused", () => {
  expect(FARM_NAMES.filter((name) => !passes("farm")(name))).toEqual([]);
  expect(FOREIGN_FARMS.filter(passes("farm"))).toEqual([]);
});

test.each(["김영자", "김민준", "박서연", "이도윤", "최하은", "정시우", "강구청", "서구청"])(
  "checkFreeText: %s as a name is refused only when it ends with 구청",
  (name) => {
    expect(passes("name")(name)).toBe(!name.endsWith("구청"));
  },
);

test.each([
  ["배송지 변경하려면 어떻게 하나요? 네이버페이 결제 되나요?", true],
  ["10kg 한 상자에 몇 개인가요? 2026-12-24에 받을 수 있나요?", true],
  ["여기가 더 싸요 http://other.example", false],
  ["010-1234-5678로 전화 주세요", false],
])("checkFreeText: the question %s gives %s", (text, isFine) => {
  expect(passes("question")(text)).toBe(isFine);
});

const GAPS = fc.constantFrom("", " ", "-", ".", " - ", "~", "\u200b");
const ending = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 });

test("checkFreeText: a mobile number is refused with any separators, also in full width", () => {
  fc.assert(
    fc.property(
      ending,
      fc.array(GAPS, { minLength: 8, maxLength: 8 }),
      fc.boolean(),
      (digits, gaps, isWide) => {
        const number = `010${digits.map((digit, at) => `${gaps[at]}${digit}`).join("")}`;
        const shown = isWide
          ? number.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
          : number;
        expect(checkFreeText("message", `여기로 전화해 ${shown} 알았지`)).toMatchObject({
          code: "FREE_TEXT_REFUSED",
        });
      },
    ),
  );
});

test("checkFreeText: a web address is refused with gaps, invisible characters and in full width", () => {
  const gap = fc.constantFrom("", " ", "\u200b", "\u2060");
  const dot = fc.constantFrom(".", "．", "。", "·", "[.]", "(dot)", "점");
  const host = fc.stringMatching(/^[a-z]{3,10}$/);
  const topLevel = fc.constantFrom("com", "net", "kr", "org", "xyz");
  fc.assert(
    fc.property(host, gap, dot, topLevel, (name, between, sign, end) => {
      expect(checkFreeText("message", `확인 ${name}${between}${sign}${between}${end} 에서`)).toMatchObject({
        code: "FREE_TEXT_REFUSED",
        detail: "link",
      });
    }),
  );
});

test("checkFreeText: 500 characters of any repeated pattern are judged without catastrophic backtracking", () => {
  const long = (unit: string) => unit.repeat(Math.ceil(500 / unit.length)).slice(0, 500);
  const began = performance.now();
  for (const unit of [
    "0",
    "0 ",
    "a.",
    "a ",
    "010-",
    "공",
    "택배 ",
    "대출",
    "폰 고장 ",
    "2026-1-1 ",
    ". ",
    "가 ",
  ]) {
    for (const kind of ["name", "message", "question"] as const) checkFreeText(kind, long(unit));
  }
  expect(performance.now() - began).toBeLessThan(500);
});
