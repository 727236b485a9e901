import type { RecordRow } from "../../../features/records/list-add-edit-delete-records.ts";

export type Term = RecordRow<"terms">;

/** What the shop's terms are called. */
export const TERM_NAMES: Record<Term["code"], string> = {
  termsOfService: "이용약관",
  privacy: "개인정보 처리",
  marketing: "광고 받기",
};

export type TermState = "draft" | "upcoming" | "current" | "past";

/**
 * Returns where a version stands among those of its code: the last one that has begun is current.
 *
 * @param versions all versions of all terms
 */
export function termState(term: Term, versions: readonly Term[], now: number): TermState {
  if (term.effectiveAt === null) return "draft";
  const begins = Date.parse(term.effectiveAt);
  if (begins > now) return "upcoming";
  const isFollowed = versions.some(({ id, code, effectiveAt }) => {
    if (code !== term.code || effectiveAt === null || id === term.id) return false;
    const other = Date.parse(effectiveAt);
    return other <= now && (other > begins || (other === begins && id > term.id));
  });
  return isFollowed ? "past" : "current";
}

/** Returns the version of the same code that a version follows; `undefined` for the first one. */
export function versionBefore(term: Term, versions: readonly Term[]): Term | undefined {
  const begin = ({ effectiveAt }: Term) =>
    effectiveAt === null ? Number.POSITIVE_INFINITY : Date.parse(effectiveAt);
  return versions
    .filter((other) => other.code === term.code && other.id !== term.id && begin(other) < begin(term))
    .toSorted((a, b) => begin(b) - begin(a))[0];
}
