import { hasKakaoAdminKey } from "../../gateways/social-login/has-kakao-admin-key.ts";
import type { Gate } from "../bind-calls.ts";

/** Refuses a call that Kakao alone makes when its Authorization header does not carry the admin key. */
export const refuseUnlessKakao: Gate = ({ authorization }, { kakaoAdminKey }) =>
  hasKakaoAdminKey(authorization, kakaoAdminKey) ? null : "NOTICE_NOT_GENUINE";
