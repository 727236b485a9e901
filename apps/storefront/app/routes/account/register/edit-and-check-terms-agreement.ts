import type { TermCode } from "@todayfruit/contract/terms/terms.calls";

/** Three terms of joining and the age confirmation; all but `advertising` are required. */
export type Terms = {
  /** 14 or older; younger members need a guardian's consent. Rule: 개인정보 보호법 제22조의2. */
  age: boolean;
  use: boolean;
  privacy: boolean;
  advertising: boolean;
  /** Consent to advertising at night, asked after `advertising`; no term and no box of its own. */
  night: boolean;
};

export type TermName = Exclude<keyof Terms, "night" | "age">;

/** Terms with the code of their text, and a title for when the shop has no text. */
export const TERM_KINDS = [
  { name: "use", code: "termsOfService", title: "이용약관 동의", required: true },
  { name: "privacy", code: "privacy", title: "개인정보 수집·이용 동의", required: true },
  { name: "advertising", code: "marketing", title: "광고성 정보 수신 동의", required: false },
] as const satisfies readonly { name: TermName; code: TermCode; title: string; required: boolean }[];

/** Initial state: nothing is agreed to. */
export const NO_TERMS: Terms = { age: false, use: false, privacy: false, advertising: false, night: false };

/** Sets or clears all three terms; age and the night answer stay (night only with advertising). Rule: specification §4. */
export function agreeToAll(terms: Terms, agreed: boolean): Terms {
  return { ...terms, use: agreed, privacy: agreed, advertising: agreed, night: agreed && terms.night };
}

/** Sets one term; clearing advertising clears night. */
export function agreeTo(terms: Terms, name: TermName, agreed: boolean): Terms {
  const after = { ...terms, [name]: agreed };
  return { ...after, night: after.advertising && after.night };
}

/** Checks whether all three terms are agreed to. Rule: specification §4. */
export function isAllAgreed({ use, privacy, advertising }: Terms): boolean {
  return use && privacy && advertising;
}

/** First required term that is missing; `null` when none is. */
export function missingTerm({ age, use, privacy }: Terms): TermName | "age" | null {
  if (!use) return "use";
  if (!privacy) return "privacy";
  return age ? null : "age";
}

/** Writes what is missing; agreeing to all terms does not confirm the age, so that it is asked for by name then. */
export function missingTermText(terms: Terms): string | null {
  const missing = missingTerm(terms);
  if (missing === null) return null;
  const isAgeAlone = missingTerm({ ...terms, age: true }) === null;
  return isAgeAlone ? "만 14세 이상인지 확인해 주세요" : "필수 항목에 모두 동의해 주세요";
}
