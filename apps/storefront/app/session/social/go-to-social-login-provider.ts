import { api } from "../../api/browser-api.ts";
import { saveForms } from "../../confirm-identity/saved-form-storage.ts";
import type { SnsType } from "./sns-type.ts";
import { keepSocialLoginPurpose, type SocialLoginPurpose } from "./social-login-purpose-storage.ts";

/** Opens the provider's consent page, which returns to `/kakao-popup` and from there to `next`. */
export async function goToSocialLoginProvider(
  snsType: SnsType,
  login: SocialLoginPurpose,
  next: string,
): Promise<void> {
  const { authorizeUrl } = await api("POST /v1/auth/social/{snsType}/start", {
    path: { snsType },
    body: { next },
  });
  if (login.purpose === "confirm") saveForms(window.sessionStorage, Date.now());
  keepSocialLoginPurpose(window.sessionStorage, login);
  window.location.assign(authorizeUrl);
}
