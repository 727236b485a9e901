import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, DateText, oneOf, Text } from "../common-schemas.ts";
import { VerificationCode } from "../phone-codes/phone-codes.calls.ts";
import { USER_TYPES } from "./user-and-token-schemas.ts";

/** Purposes of the codes that show the e-mail of an account. */
const FINDING_PURPOSES = ["findEmail", "resetPassword"] as const;

/** Calls of a shopper who forgot the e-mail of their account. */
export const findEmailCalls = calls({
  "POST /v1/auth/find-email": {
    summary:
      "이메일 찾기: 인증번호를 받은 휴대폰 번호로 가입한 회원의 가린 이메일. 비밀번호 찾기의 인증번호(purpose: resetPassword)는 쓰지 않고 남겨요. 번호의 회원이 없으면 빈 목록.",
    access: "buyer",
    body: closed({
      phone: Text(20),
      verificationCode: VerificationCode,
      purpose: Type.Optional(oneOf(FINDING_PURPOSES)),
    }),
    reply: closed({
      accounts: Type.Array(
        closed({
          /** All but the first letters and the domain is masked. */
          email: Text(254),
          userType: oneOf(USER_TYPES),
          /** Day on which the member joined. */
          joinedOn: DateText,
        }),
      ),
    }),
    refusals: ["PHONE_INVALID", "CODE_WRONG"],
  },
});
