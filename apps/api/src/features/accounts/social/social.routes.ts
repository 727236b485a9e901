import { socialCalls } from "@todayfruit/contract/calls/social";
import { ok } from "@todayfruit/domain/result";
import { isKakao } from "../../../gateways/social-login/is-kakao.ts";
import { bind } from "../../../http/bind.ts";
import { hearUnlinked } from "./hear-unlinked.ts";
import { linkSocialAccount, unlinkSocialAccount } from "./link-social-account.ts";
import { logInSocially } from "./log-in-socially.ts";
import { returnFromProvider } from "./return-from-provider.ts";
import { showWaysIn } from "./show-ways-in.ts";
import { startSocialLogin } from "./start-social-login.ts";

const KAKAO_UNLINKED = "POST /v1/auth/social/kakaotalk/unlinked";

export const socialRoutes = bind(
  socialCalls,
  {
    "POST /v1/auth/social/{snsType}/start": startSocialLogin,
    "POST /v1/auth/social/{snsType}/callback": returnFromProvider,
    "POST /v2/tokens/oauth": logInSocially,
    "GET /v1/app-users/social": showWaysIn,
    "POST /v1/app-users/social/{snsType}": linkSocialAccount,
    [KAKAO_UNLINKED]: ({ body }, context) => hearUnlinked(context, "kakaotalk", body),
    "GET /v1/auth/social/kakaotalk/unlinked": ({ query }, context) =>
      hearUnlinked(context, "kakaotalk", query),
    "POST /v1/auth/social/naver/unlinked": async ({ body }, context) => {
      const heard = await hearUnlinked(context, "naver", body);
      return heard.ok ? ok({}) : heard;
    },
    "DELETE /v1/app-users/social/{snsType}": unlinkSocialAccount,
  },
  {
    // Naver signs its fields, so its notices are judged when they are read.
    [KAKAO_UNLINKED]: ({ authorization }, { kakaoAdminKey }) =>
      isKakao(authorization, kakaoAdminKey) ? null : "NOTICE_NOT_GENUINE",
  },
);
