import { socialCalls } from "@todayfruit/contract/calls/social";
import { bind } from "../../../http/bind.ts";
import { refuseUnlessKakao } from "../../../http/input/refuse-unless-kakao.ts";
import { hearKakaoUnlinked, hearKakaoUnlinkedByQuery, hearNaverUnlinked } from "./hear-unlinked.ts";
import { linkSocialAccount, unlinkSocialAccount } from "./link-social-account.ts";
import { logInSocially } from "./log-in-socially.ts";
import { returnFromProvider } from "./return-from-provider.ts";
import { showWaysIn } from "./show-ways-in.ts";
import { startSocialLogin } from "./start-social-login.ts";

export const socialRoutes = bind(
  socialCalls,
  {
    "POST /v1/auth/social/{snsType}/start": startSocialLogin,
    "POST /v1/auth/social/{snsType}/callback": returnFromProvider,
    "POST /v2/tokens/oauth": logInSocially,
    "GET /v1/app-users/social": showWaysIn,
    "POST /v1/app-users/social/{snsType}": linkSocialAccount,
    "POST /v1/auth/social/kakaotalk/unlinked": hearKakaoUnlinked,
    "GET /v1/auth/social/kakaotalk/unlinked": hearKakaoUnlinkedByQuery,
    "POST /v1/auth/social/naver/unlinked": hearNaverUnlinked,
    "DELETE /v1/app-users/social/{snsType}": unlinkSocialAccount,
  },
  // Naver signs the fields of a notice, so it is verified after the body is read.
  { "POST /v1/auth/social/kakaotalk/unlinked": refuseUnlessKakao },
);
