import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, nullable, oneOf, Text } from "../common-schemas.ts";
import { VerificationCode } from "../phone-codes/phone-codes.calls.ts";
import { SNS_TYPES } from "./social-login.calls.ts";
import { TOKEN_TYPES, Token, USER_TYPES, User, UserSettingsInput } from "./user-and-token-schemas.ts";

/** Calls about tokens: log in, sign up, log out, reset the password. */

const DeviceId = Type.Optional(Text(100));

export const authCalls = calls({
  "POST /v2/tokens": {
    summary: "이메일 로그인. 손님 장바구니가 있으면 회원 장바구니에 합쳐요.",
    access: "public",
    body: closed({ email: Text(254, 1), password: Text(200, 1), deviceId: DeviceId }),
    reply: Token,
    refusals: ["LOGIN_FAILED", "LOGIN_BLOCKED"],
  },
  "POST /v2/tokens/guest": {
    summary: "손님 토큰",
    access: "public",
    reply: Token,
    refusals: [],
  },
  "POST /v2/tokens/sign-up": {
    summary: "회원 가입. 휴대폰 인증을 마친 손님이 한다. 소셜 가입은 비밀번호 대신 snsToken을 보낸다.",
    access: "buyer",
    body: closed({
      email: Text(254, 1),
      password: Type.Optional(Text(200, 1)),
      phone: Text(20),
      name: Text(30, 1),
      userType: oneOf(USER_TYPES),
      tokenType: oneOf(TOKEN_TYPES),
      deviceId: DeviceId,
      userSettings: Type.Optional(UserSettingsInput),
      snsType: Type.Optional(nullable(oneOf(SNS_TYPES))),
      snsToken: Type.Optional(nullable(Text(64))),
    }),
    reply: Token,
    refusals: [
      "EMAIL_INVALID",
      "PASSWORD_TOO_WEAK",
      "PASSWORD_COMMON",
      "NAME_INVALID",
      "FREE_TEXT_REFUSED",
      "PHONE_INVALID",
      "PHONE_NOT_VERIFIED",
      "SIGN_UP_NOT_AVAILABLE",
      "TOO_MANY_REQUESTS",
      "AGE_CONFIRM_REQUIRED",
      "SIGN_UP_KIND_NOT_AVAILABLE",
      "SOCIAL_TOKEN_INVALID",
      "SOCIAL_TAKEN",
    ],
  },
  "POST /v2/tokens/verify": {
    summary: "토큰 확인: 누구인지 종류를 알려줘요.",
    access: "buyer",
    reply: closed({ userType: oneOf(USER_TYPES) }),
    refusals: [],
  },
  "DELETE /v2/tokens": {
    summary: "로그아웃: 이 토큰을 더 쓸 수 없게 해요.",
    access: "buyer",
    reply: closed({ isRevoked: Type.Boolean() }),
    refusals: [],
  },
  "GET /v2/app-users/detail": {
    summary: "내 정보",
    access: "buyer",
    reply: User,
    refusals: [],
  },
  "GET /v1/app-users/detail": {
    summary: "내 정보 (todayfruit 밖의 변형)",
    access: "buyer",
    reply: User,
    refusals: [],
  },
  "PUT /v1/auth/reset-password": {
    summary: "비밀번호 다시 정하기. 다른 기기에서는 모두 로그아웃돼요.",
    access: "buyer",
    body: closed({ newPassword: Text(200, 1), verificationCode: VerificationCode, phone: Text(20) }),
    reply: closed({ isReset: Type.Boolean() }),
    refusals: ["PHONE_INVALID", "CODE_WRONG", "PASSWORD_TOO_WEAK", "PASSWORD_COMMON"],
  },
});
