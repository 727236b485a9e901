import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, oneOf, Text } from "../common-schemas.ts";

/** Purpose of a mail's link: proves an address, or removes it from a member who has not proved it. */
export const EMAIL_PURPOSES = ["prove", "release"] as const;

const Purpose = oneOf(EMAIL_PURPOSES);
const path = closed({
  token: Type.String({ pattern: "^(prove|release)\\.[0-9]{1,10}\\.[0-9]{13}\\.[\\w-]{43}$", maxLength: 80 }),
});
const OPENED = { access: "public", path, secret: true } as const;

export const emailVerificationCalls = calls({
  "GET /v1/app-users/email-proofs": {
    summary: "내 이메일을 확인했는지. 확인한 이메일로만 주문 소식을 보낸다.",
    access: "member",
    reply: closed({ isProven: Type.Boolean() }),
    refusals: [],
  },
  "POST /v1/app-users/email-proofs": {
    summary: "이메일 확인 메일 다시 받기. 이미 확인했으면 보내지 않는다.",
    access: "member",
    reply: closed({ isSent: Type.Boolean() }),
    refusals: ["EMAIL_PROOF_LIMIT"],
  },
  "GET /v1/email-proofs/{token}": {
    ...OPENED,
    summary: "메일의 링크가 하는 일. token은 링크의 끝. 아무것도 바꾸지 않는다.",
    reply: closed({ purpose: Purpose, email: Text(254), isProven: Type.Boolean() }),
    refusals: ["EMAIL_LINK_NOT_FOUND", "TOO_MANY_REQUESTS"],
  },
  "POST /v1/email-proofs/{token}": {
    ...OPENED,
    summary: "이메일 확인하기, 또는 남의 계정에 적힌 내 이메일을 그 계정에서 빼기",
    reply: closed({ purpose: Purpose, email: Text(254) }),
    refusals: ["EMAIL_LINK_NOT_FOUND", "TOO_MANY_REQUESTS"],
  },
});
