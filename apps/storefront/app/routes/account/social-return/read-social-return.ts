import type { SnsType } from "../../../session/social/sns-type.ts";

/** Result in the provider's return URL. */
export type SocialReturn =
  | { kind: "agreed"; snsType: SnsType; code: string; state: string }
  /** The shopper refused consent. */
  | { kind: "refused" }
  /** Not the return from a login of this shop. */
  | { kind: "unknown" };

/**
 * Reads the provider's return URL; the state starts with the provider's name.
 *
 * @example readSocialReturn(new URLSearchParams("code=c&state=naver.s")) // agreed, naver
 */
export function readSocialReturn(search: URLSearchParams): SocialReturn {
  if (search.get("error") === "access_denied") return { kind: "refused" };
  const [code, state] = [search.get("code"), search.get("state")];
  const snsType = state?.split(".", 1)[0];
  if (!code || !state || (snsType !== "kakaotalk" && snsType !== "naver")) return { kind: "unknown" };
  return { kind: "agreed", snsType, code, state };
}
