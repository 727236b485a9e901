import { socialLoginCalls } from "@todayfruit/contract/accounts/social-login.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { refuseUnlessKakao } from "../../../http/input/refuse-unless-kakao.ts";
import { linkSocialAccount } from "./linking/link-social-account.ts";
import { listLoginMethods } from "./linking/list-login-methods.ts";
import { unlinkSocialAccount } from "./linking/unlink-social-account.ts";
import { logInWithSocial } from "./log-in-with-social.ts";
import { receiveSocialCallback } from "./receive-social-callback.ts";
import {
  receiveKakaoUnlinkWebhook,
  receiveKakaoUnlinkWebhookByQuery,
  receiveNaverUnlinkWebhook,
} from "./receive-unlink-webhook.ts";
import { startSocialLogin } from "./start-social-login.ts";

export const socialRoutes = bindCalls(
  socialLoginCalls,
  {
    "POST /v1/auth/social/{snsType}/start": startSocialLogin,
    "POST /v1/auth/social/{snsType}/callback": receiveSocialCallback,
    "POST /v2/tokens/oauth": logInWithSocial,
    "GET /v1/app-users/social": listLoginMethods,
    "POST /v1/app-users/social/{snsType}": linkSocialAccount,
    "POST /v1/auth/social/kakaotalk/unlinked": receiveKakaoUnlinkWebhook,
    "GET /v1/auth/social/kakaotalk/unlinked": receiveKakaoUnlinkWebhookByQuery,
    "POST /v1/auth/social/naver/unlinked": receiveNaverUnlinkWebhook,
    "DELETE /v1/app-users/social/{snsType}": unlinkSocialAccount,
  },
  // Naver signs the fields of a notice, so it is verified after the body is read.
  { "POST /v1/auth/social/kakaotalk/unlinked": refuseUnlessKakao },
);
