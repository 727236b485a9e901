import { isKakao } from "../../gateways/social-login/is-kakao.ts";
import type { Gate } from "../bind.ts";

/** Refuses a call that Kakao alone makes when its Authorization header does not carry the admin key. */
export const refuseUnlessKakao: Gate = ({ authorization }, { kakaoAdminKey }) =>
  isKakao(authorization, kakaoAdminKey) ? null : "NOTICE_NOT_GENUINE";
