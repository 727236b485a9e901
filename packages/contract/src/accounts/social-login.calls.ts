import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, nullable, oneOf, Text } from "../common-schemas.ts";
import { Token } from "./user-and-token-schemas.ts";

/** Calls about logging in by Kakao or Naver and about linked accounts. */

export const SNS_TYPES = ["kakaotalk", "naver"] as const;
const bySns = closed({ snsType: oneOf(SNS_TYPES) });

/** The largest notice of a provider in bytes; it has a few fields only. */
const NOTICE_BYTES = 4096;

/** Kakao's notice of an ended link; further fields are allowed. */
const KakaoNotice = Type.Object({
  app_id: Type.Optional(Text(40)),
  user_id: Text(40, 1),
  referrer_type: Type.Optional(Text(60)),
});

/** Naver's notice of an ended link: the subject encrypted, the time in seconds since 1970, and a signature over all. */
const NaverNotice = Type.Object({
  clientId: Text(100, 1),
  encryptUniqueId: Text(500, 1),
  timestamp: Text(20, 1),
  signature: Text(200, 1),
});

export const socialLoginCalls = calls({
  "POST /v1/auth/social/{snsType}/start": {
    summary: "소셜 로그인 시작: 동의 화면의 주소",
    access: "buyer",
    path: bySns,
    body: closed({ next: Type.Optional(Text(300)) }),
    reply: closed({ authorizeUrl: Text(2000) }),
    refusals: ["SOCIAL_UNAVAILABLE"],
  },
  "POST /v1/auth/social/{snsType}/callback": {
    summary: "동의 화면에서 돌아옴: 10분 동안 한 번 쓰는 snsToken",
    access: "buyer",
    path: bySns,
    body: closed({ code: Text(2000, 1), state: Text(200, 1) }),
    reply: closed({
      snsToken: Text(64),
      /** `true` when a member joined with this account and can log in; otherwise they sign up. */
      isJoined: Type.Boolean(),
      email: nullable(Text(254)),
      name: nullable(Text(30)),
      next: Text(300),
    }),
    refusals: ["SOCIAL_STATE_INVALID", "SOCIAL_REFUSED", "SOCIAL_UNAVAILABLE"],
  },
  "POST /v2/tokens/oauth": {
    summary: "소셜 로그인. 누구인지는 제공자가 말한 것만 믿고, email은 보지 않는다.",
    access: "buyer",
    body: closed({
      email: Type.Optional(nullable(Text(254))),
      snsToken: Text(64, 1),
      snsType: oneOf(SNS_TYPES),
      deviceId: Type.Optional(Text(100)),
    }),
    reply: Token,
    refusals: ["SOCIAL_TOKEN_INVALID", "SOCIAL_NOT_JOINED", "SOCIAL_LINK_REQUIRED"],
  },
  "GET /v1/app-users/social": {
    summary: "이어 둔 소셜 계정과, 비밀번호로도 로그인하는지",
    access: "member",
    reply: closed({ linked: Type.Array(oneOf(SNS_TYPES)), hasPassword: Type.Boolean() }),
    refusals: [],
  },
  "POST /v1/app-users/social/{snsType}": {
    summary: "로그인한 회원에 소셜 계정 잇기. 본인 확인이 필요해요.",
    access: "member",
    confirm: ["linkLogin"],
    path: bySns,
    body: closed({ snsToken: Text(64, 1) }),
    reply: closed({ linked: Type.Array(oneOf(SNS_TYPES)) }),
    refusals: ["CONFIRM_REQUIRED", "SOCIAL_TOKEN_INVALID", "SOCIAL_TAKEN"],
  },
  "DELETE /v1/app-users/social/{snsType}": {
    summary: "소셜 계정 끊기. 본인 확인이 필요해요.",
    access: "member",
    confirm: ["unlinkLogin"],
    path: bySns,
    reply: closed({ linked: Type.Array(oneOf(SNS_TYPES)) }),
    refusals: ["CONFIRM_REQUIRED", "SOCIAL_LAST_LOGIN"],
  },
  "POST /v1/auth/social/kakaotalk/unlinked": {
    summary: "카카오가 연결이 끊긴 것을 알려 오는 곳. Authorization 헤더의 어드민 키로 카카오인지 확인한다.",
    access: "public",
    body: KakaoNotice,
    form: true,
    bodyLimit: NOTICE_BYTES,
    reply: closed({ accepted: Type.Boolean() }),
    refusals: ["NOTICE_NOT_GENUINE"],
  },
  "GET /v1/auth/social/kakaotalk/unlinked": {
    summary: "같은 알림, 카카오에 GET으로 등록한 경우",
    access: "public",
    query: KakaoNotice,
    reply: closed({ accepted: Type.Boolean() }),
    refusals: ["NOTICE_NOT_GENUINE"],
  },
  "POST /v1/auth/social/naver/unlinked": {
    summary: "네이버가 연결이 끊긴 것을 알려 오는 곳. 서명으로 네이버인지 확인하고 204로 답한다.",
    access: "public",
    body: NaverNotice,
    form: true,
    bodyLimit: NOTICE_BYTES,
    empty: true,
    reply: closed({}),
    refusals: ["NOTICE_NOT_GENUINE"],
  },
});
