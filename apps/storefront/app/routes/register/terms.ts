import type { TermCode } from "@todayfruit/contract/calls/terms";

/** The three terms of joining and one's age. All but `advertising` are required. */
export type Terms = {
  /** 14 or older: below, a guardian would have to consent. Rule: 개인정보 보호법 제22조의2. */
  age: boolean;
  use: boolean;
  privacy: boolean;
  advertising: boolean;
  /** The second question of `advertising`: whether it may come at night. No term of its own, so no box. */
  night: boolean;
};

export type TermName = Exclude<keyof Terms, "night" | "age">;

/** Each with the code of its text and its name where the shop has no text. */
export const termKinds = [
  { name: "use", code: "termsOfService", title: "이용약관 동의", required: true },
  { name: "privacy", code: "privacy", title: "개인정보 수집·이용 동의", required: true },
  { name: "advertising", code: "marketing", title: "광고성 정보 수신 동의", required: false },
] as const satisfies readonly { name: TermName; code: TermCode; title: string; required: boolean }[];

/** Nothing is agreed to beforehand. */
export const noTerms: Terms = { age: false, use: false, privacy: false, advertising: false, night: false };

/** The all-terms toggle sets all three; age and what was answered of the night stay. Rule: specification §4. */
export function agreeToAll(terms: Terms, agreed: boolean): Terms {
  return { ...terms, use: agreed, privacy: agreed, advertising: agreed, night: agreed && terms.night };
}

/** One term is ticked or unticked; without advertising there is none at night. */
export function agreeTo(terms: Terms, name: TermName, agreed: boolean): Terms {
  const after = { ...terms, [name]: agreed };
  return { ...after, night: after.advertising && after.night };
}

/** Whether the all-terms toggle is on: when all three are checked; unchecking any clears it. Rule: specification §4. */
export function isAllAgreed({ use, privacy, advertising }: Terms): boolean {
  return use && privacy && advertising;
}

/** What must be agreed to before joining and is not; `null` when nothing is missing. */
export function missingTerm({ age, use, privacy }: Terms): TermName | "age" | null {
  if (!use) return "use";
  if (!privacy) return "privacy";
  return age ? null : "age";
}
