import type { Api } from "@todayfruit/contract/all-calls";
import { refusalCodeOf } from "../../../api/api-error.ts";
import type { PendingSocial } from "../../../session/social/pending-social-account-storage.ts";
import type { SocialLoginPurpose } from "../../../session/social/social-login-purpose-storage.ts";
import type { SocialReturn } from "./read-social-return.ts";

/** Outcome of a provider login. */
export type SocialLoginOutcome =
  | { kind: "signedIn"; token: string; pending: PendingSocial }
  | { kind: "linked" | "confirmed" | "toJoin" | "toLink"; pending: PendingSocial };

/** Completes the purpose the shopper left for; rejects with the server's refusal. */
export async function completeSocialLogin(
  api: Api,
  back: Extract<SocialReturn, { kind: "agreed" }>,
  { purpose }: SocialLoginPurpose,
): Promise<SocialLoginOutcome> {
  const { snsType, code, state } = back;
  const path = { snsType };
  const said = await api("POST /v1/auth/social/{snsType}/callback", { path, body: { code, state } });
  const { snsToken, email, name, next } = said;
  const pending: PendingSocial = { snsType, snsToken, email, name, next };
  if (purpose === "confirm") return { kind: "confirmed", pending };
  if (purpose === "link") {
    await api("POST /v1/app-users/social/{snsType}", { path, body: { snsToken } });
    return { kind: "linked", pending };
  }
  try {
    const { token } = await api("POST /v2/tokens/oauth", { body: { email, snsToken, snsType } });
    return { kind: "signedIn", token, pending };
  } catch (error) {
    const refusal = refusalCodeOf(error);
    if (refusal === "SOCIAL_NOT_JOINED") return { kind: "toJoin", pending };
    if (refusal === "SOCIAL_LINK_REQUIRED") return { kind: "toLink", pending };
    throw error;
  }
}
