import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { createSocialLoginSecret } from "./create-social-login-secret.ts";
import { deriveSocialRedirectUri } from "./derive-social-redirect-uri.ts";
import { beginLogin } from "./social-logins-and-links.repository.ts";

/** Begins a login at a provider, bound to this shopper by state and PKCE. */
export async function startSocialLogin(
  { path, body }: Input<"POST /v1/auth/social/{snsType}/start">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/auth/social/{snsType}/start">> {
  const state = createSocialLoginSecret(context);
  const codeVerifier = createSocialLoginSecret(context).secret;
  await beginLogin(context.db, {
    stateHash: state.hash,
    snsType: path.snsType,
    userId: context.buyer.id,
    codeVerifier,
    next: insideShop(body.next),
    now: context.now(),
  });
  const authorizeUrl = context.social[path.snsType].authorizeUrl({
    state: `${path.snsType}.${state.secret}`,
    codeVerifier,
    redirectUri: deriveSocialRedirectUri(context.rules.publicUrl),
  });
  return ok({ authorizeUrl });
}

const ORIGIN = "http://shop.invalid";

/**
 * Returns an address only if a browser resolves it inside the shop, otherwise `/`: browsers drop tabs and line ends,
 * and read `\\` as `/`.
 *
 * @example insideShop("/cart") // "/cart"
 * @example insideShop("/\t/elsewhere.example") // "/"
 */
export function insideShop(next = "/"): string {
  if (!next.startsWith("/") || /[\\\p{Cc}]/u.test(next)) return "/";
  const url = URL.parse(next, ORIGIN);
  return url?.origin === ORIGIN && !url.pathname.startsWith("//") ? next : "/";
}
