import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { claimsRanking } from "@todayfruit/domain/displays/display-group-texts-and-claims";
import { SELLERS_FAULT_DAYS } from "@todayfruit/domain/returns/can-request-return";
import { expect, test } from "vitest";

/**
 * Each sentence that promises a benefit (coupon, points, discount, free shipping) must match a rule below, and the rule
 * must hold in the data that the shop gives it by.
 */

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const json = (name: string) => JSON.parse(read(`data/catalog/${name}.json`));
const RULES = json("gradeRules");
const COUPON = RULES.signUpCoupon;

type Grade = {
  purchasePointPer: number;
  monthlyCouponPrice: number;
  birthdayPoint?: number;
  benefits: string[];
};
type Rule = { says: RegExp; holds(found: RegExpExecArray, grade: Grade | null): boolean };

const number = (text: string | undefined) => Number((text ?? "").replaceAll(",", ""));

/** What gives each benefit: the field that a story or a job reads. */
const BENEFITS: Rule[] = [
  // domain/points/expected-rewards.ts
  { says: /구매 금액의 ([\d.]+)% 적립/, holds: ([, per], grade) => grade?.purchasePointPer === Number(per) },
  // grades/grade-members.ts
  { says: /매월 ([\d,]+)원 쿠폰/, holds: ([, won], grade) => grade?.monthlyCouponPrice === number(won) },
  // grades/birthdays/give-birthday-points.ts
  {
    says: /생일 축하 포인트 ([\d,]+)점/,
    holds: ([, points], grade) => grade?.birthdayPoint === number(points),
  },
  // coupons/giving/give-sign-up-coupons.ts
  {
    says: /첫 (?:구매|주문)[^.]*?([\d,]+)원 쿠폰/,
    holds: ([, won]) => COUPON.amount === number(won) && /첫 구매/.test(COUPON.name),
  },
  {
    says: /(\d+)만 원 이상 살 때 주문서에서 고르면/,
    holds: ([, man]) => COUPON.minPrice === number(man) * 10_000,
  },
  { says: /^받은 날부터 (\d+)일 동안/, holds: ([, days]) => COUPON.validDays === number(days) },
  { says: /회원 가입만 해도 바로 드려요/, holds: () => COUPON.amount > 0 },
  // reviews/my-reviews/grant-or-revoke-review-rewards.ts
  { says: /글만 쓰면 (\d+)점/, holds: ([, points]) => RULES.point.reviewPoint === number(points) },
  {
    says: /사진(?:을 함께 남기면| 후기는|을 함께).*?(\d+)점/,
    holds: ([, points]) => RULES.point.photoReviewPoint === number(points),
  },
  { says: /사진 후기 쓰면 포인트/, holds: () => RULES.point.photoReviewPoint > 0 },
  { says: /30일 안에 쓰면 포인트도 드려요/, holds: () => RULES.point.reviewPoint > 0 },
  { says: /한 상품에 한 번만 적립/, holds: () => true },
  // points/award-due-points.ts, domain/points/check-point-use.ts
  { says: /포인트는 언제 쓸 수/, holds: () => true },
  {
    says: /배송이 끝나고 (\d+)일 뒤에 적립되고, ([\d,]+)점부터 (\d+)점 단위/,
    holds: ([, days, least, unit]) =>
      RULES.point.rewardAfterDeliveryDays === number(days) &&
      RULES.point.minUsePoint === number(least) &&
      RULES.point.pointUnit === number(unit),
  },
  // accounts/deletion
  { says: /탈퇴하면 포인트는|남은 포인트와 쿠폰은 모두 사라지고/, holds: () => true },
  // consent to advertising, which promises news and no benefit
  { says: /할인과 새 상품, 이벤트 소식을|할인 소식/, holds: () => true },
];

/** Words with which a benefit is promised. */
const PROMISES = /쿠폰|포인트|적립|무료\s?배송|할인|혜택|사은품|증정|두 배|캐시백|\d점을? 드/;

/** Returns the sentences of a text that promise a benefit which no rule gives. */
function unfounded(text: string, grade: Grade | null = null): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => PROMISES.test(sentence))
    .filter((sentence) => {
      const found = BENEFITS.flatMap((rule) => {
        const match = rule.says.exec(sentence);
        return match ? [rule.holds(match, grade)] : [];
      });
      return found.length === 0 || found.includes(false);
    });
}

test("data: every benefit of a grade is given by a rule of that grade", () => {
  const grades: Grade[] = RULES.grades;
  expect(grades.flatMap((grade) => grade.benefits.flatMap((text) => unfounded(text, grade)))).toEqual([]);
});

test("data: every benefit of a notice, a banner, a display, a term or a frequent question is given by a rule", () => {
  const displays = json("displays");
  const texts: (string | null)[] = [
    ...json("notices").flatMap((each: { title: string; contents: string }) => [each.title, each.contents]),
    ...displays.banners.flatMap((each: Record<string, string | null>) => [each.title, each.subTitle]),
    ...displays.displayGroups.flatMap((each: Record<string, string | null>) => [each.title, each.subTitle]),
    ...json("terms").flatMap((each: { title: string; contents: string }) => [each.title, each.contents]),
    ...json("faq").flatMap((each: { question: string; answer: string }) => [each.question, each.answer]),
  ];
  expect(texts.flatMap((text) => unfounded(text ?? ""))).toEqual([]);
});

test("data: no label of a product claims a ranking, which no list keeps true", () => {
  const labels: (string | null)[] = json("products").map(
    (product: { labelRecommend: string | null }) => product.labelRecommend,
  );
  expect(labels.filter((label) => label !== null && claimsRanking(label))).toEqual([]);
});

test("data: the terms give as many days for faults as the rule of returns does", () => {
  const [service] = json("terms").filter(({ code }: { code: string }) => code === "termsOfService");
  const [, days] = /문제가 있는 때에는 받은 날부터 (\d+)일 안에/.exec(service.contents) ?? [];
  expect(Number(days)).toBe(SELLERS_FAULT_DAYS);
});

test("screens: no text promises a coupon, points or a discount of a fixed size, nor that one applies by itself", () => {
  const files = globSync("apps/storefront/app/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !/\.test\.|component-gallery|fixture/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const fixed =
    /[\d,]+\s?(?:원|P|점|%)\s?(?:쿠폰|할인|적립|포인트를)|자동으로 적용|쿠폰을 (?:모두|바로) 드려/;
  const found = files.flatMap((file) =>
    read(file)
      .split("\n")
      .filter((line) => !/^\s*(?:\*|\/\/|\/\*\*)/.test(line) && fixed.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "생일 축하 포인트 9,000점",
  "무료배송 쿠폰 1장",
  "이번 달에 사진 후기를 쓰시면 포인트를 두 배로 드립니다.",
  "첫 구매라면 5,000원 쿠폰",
  "2만 원 이상 결제하실 때 쿠폰이 자동으로 적용됩니다.",
])("the check is red for a sentence without a rule: %s", (sentence) => {
  expect(unfounded(sentence, RULES.grades[2])).toEqual([sentence]);
});
