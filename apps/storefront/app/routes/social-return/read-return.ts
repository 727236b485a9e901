import type { SnsType } from "../../session/pending-social.ts";

/** What a provider says in the address it comes back to. */
export type SocialReturn =
  | { kind: "agreed"; snsType: SnsType; code: string; state: string }
  /** The shopper did not agree. */
  | { kind: "refused" }
  /** Nothing that a login of ours ends with. */
  | { kind: "unknown" };

/**
 * Reads the way back from a provider; the state begins with whose it is.
 *
 * @example readReturn(new URLSearchParams("code=c&state=naver.s")) // agreed, naver
 */
export function readReturn(search: URLSearchParams): SocialReturn {
  if (search.get("error") === "access_denied") return { kind: "refused" };
  const [code, state] = [search.get("code"), search.get("state")];
  const snsType = state?.split(".", 1)[0];
  if (!code || !state || (snsType !== "kakaotalk" && snsType !== "naver")) return { kind: "unknown" };
  return { kind: "agreed", snsType, code, state };
}
