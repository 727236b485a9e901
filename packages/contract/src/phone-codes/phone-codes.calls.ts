import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, oneOf, Text } from "../common-schemas.ts";

/** Purposes of a code; a code is valid for its own purpose only. */
export const CODE_PURPOSES = [
  "signUp",
  "resetPassword",
  "changePhone",
  "guestOrders",
  "guestCancel",
  "confirmMember",
  "findEmail",
] as const;

const Purpose = Type.Optional(oneOf(CODE_PURPOSES));
export const VerificationCode = Type.String({ pattern: "^\\d{6}$", maxLength: 6 });

const sendCode = {
  summary: "휴대폰으로 인증번호 보내기. 3분 동안 쓸 수 있고, 60초 뒤에 다시 보낼 수 있어요.",
  access: "buyer",
  body: closed({ phone: Text(20), purpose: Purpose }),
  reply: closed({ expiresInSeconds: Type.Integer(), resendAfterSeconds: Type.Integer() }),
  refusals: ["PHONE_INVALID", "CODE_TOO_SOON", "CODE_LIMIT", "MESSAGE_NOT_SENT"],
} as const;

export const phoneCodeCalls = calls({
  "POST /v1/auth/phone": sendCode,
  "POST /v2/auth/phone": { ...sendCode, summary: sendCode.summary.replace(".", " (todayfruit 밖의 변형).") },
  "PUT /v1/auth/verify": {
    summary: "인증번호 확인",
    access: "buyer",
    body: closed({ phone: Text(20), verificationCode: VerificationCode, purpose: Purpose }),
    reply: closed({ isVerified: Type.Boolean() }),
    refusals: ["PHONE_INVALID", "CODE_WRONG"],
  },
});
