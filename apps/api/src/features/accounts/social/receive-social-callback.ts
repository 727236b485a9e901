import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { hashToken } from "../../../http/authentication/read-and-hash-bearer-token.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { createSocialLoginSecret, SOCIAL_MS } from "./create-social-login-secret.ts";
import { deriveSocialRedirectUri } from "./derive-social-redirect-uri.ts";
import { refreshTokenAssociatedData } from "./refresh-token-associated-data.ts";
import { addProof, consumeSocialLogin, findMember } from "./social-logins-and-links.repository.ts";

/**
 * Handles the return from a provider's login: exchanges its code, and stores the provider's result for ten minutes
 * behind a token that only this shopper can use. The state is consumed
 * before the provider is asked, so that a code is tried once.
 */
export async function receiveSocialCallback(
  { path, body }: Input<"POST /v1/auth/social/{snsType}/callback">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/auth/social/{snsType}/callback">> {
  const { snsType } = path;
  const { buyer, db } = context;
  const now = context.now();
  const login = await consumeSocialLogin(db, {
    stateHash: hashToken(body.state.replace(`${snsType}.`, "")),
    snsType,
    userId: buyer.id,
    now,
    since: new Date(now.getTime() - SOCIAL_MS),
  });
  if (!login) return refuse("SOCIAL_STATE_INVALID");

  const reply = await context.social[snsType].identify({
    code: body.code,
    state: body.state,
    codeVerifier: login.code_verifier,
    redirectUri: deriveSocialRedirectUri(context.rules.publicUrl),
  });
  if (reply.kind === "refused") return refuse("SOCIAL_REFUSED");
  if (reply.kind === "unreachable") {
    context.log.warn("social login not answered", { code: reply.reason });
    return refuse("SOCIAL_UNAVAILABLE");
  }
  const { identity } = reply;
  const proof = createSocialLoginSecret(context);
  const { refreshToken: token, subject } = identity;
  const refreshToken =
    token === null ? null : context.sealing.seal(token, refreshTokenAssociatedData(snsType, subject));
  await addProof(db, { hash: proof.hash, snsType, identity, refreshToken, userId: buyer.id, now });
  return ok({
    snsToken: proof.secret,
    isJoined: (await findMember(db, snsType, identity.subject)) !== null,
    email: identity.email?.toLowerCase() ?? null,
    name: identity.name,
    next: login.next,
  });
}
