/** The three terms of joining. `use` and `privacy` are required, `advertising` is free to choose. */
export interface Terms {
  use: boolean;
  privacy: boolean;
  advertising: boolean;
}

export type TermName = keyof Terms;

/** Nothing is agreed to beforehand. */
export const noTerms: Terms = { use: false, privacy: false, advertising: false };

/** The all-terms toggle sets all. Rule: specification §4. */
export function agreeToAll(agreed: boolean): Terms {
  return { use: agreed, privacy: agreed, advertising: agreed };
}

/** Whether the all-terms toggle is on: when all three are checked; unchecking any clears it. Rule: specification §4. */
export function isAllAgreed({ use, privacy, advertising }: Terms): boolean {
  return use && privacy && advertising;
}

/** What must be agreed to before joining and is not; `null` when nothing is missing. */
export function missingTerm({ use, privacy }: Terms): TermName | null {
  if (!use) return "use";
  return privacy ? null : "privacy";
}
