import { api } from "../../api/browser-api.ts";
import { saveForms } from "../../confirm-identity/saved-form-storage.ts";
import type { SnsType } from "./sns-type.ts";
import { beginSocialJourney, type SocialJourney } from "./social-journey.ts";

/** Opens the provider's consent page, which returns to `/kakao-popup` and from there to `next`. */
export async function goToProvider(snsType: SnsType, journey: SocialJourney, next: string): Promise<void> {
  const { authorizeUrl } = await api("POST /v1/auth/social/{snsType}/start", {
    path: { snsType },
    body: { next },
  });
  if (journey.purpose === "confirm") saveForms(window.sessionStorage, Date.now());
  beginSocialJourney(window.sessionStorage, journey);
  window.location.assign(authorizeUrl);
}
