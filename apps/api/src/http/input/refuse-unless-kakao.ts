import { isKakaoAdminAuthorization } from "../../gateways/social-login/is-kakao-admin-authorization.ts";
import type { Gate } from "../bind-calls.ts";

/** Refuses a call that Kakao alone makes when its Authorization header does not carry the admin key. */
export const refuseUnlessKakao: Gate = ({ authorization }, { kakaoAdminKey }) =>
  isKakaoAdminAuthorization(authorization, kakaoAdminKey) ? null : "NOTICE_NOT_GENUINE";
