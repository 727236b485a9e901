import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Instant, nullable, oneOf, Text } from "../common-schemas.ts";

/** Account changes that are reported to the member with a link to undo them. */
export const ACCOUNT_CHANGES = [
  "password",
  "phone",
  "email",
  "refundAccount",
  "noRefundAccount",
  "linked-kakaotalk",
  "linked-naver",
  "unlinked-kakaotalk",
  "unlinked-naver",
  "exportedData",
  "addedCard",
  "deletedCard",
] as const;

/** Token of the link, which opens one change. It needs no login, because a stranger may have changed the login. */
const path = closed({ token: Type.String({ pattern: "^[\\w-]{43}$", maxLength: 43 }) });
const OPENED = { access: "public", path, secret: true } as const;

export const accountChangeCalls = calls({
  "GET /v1/account-changes/{token}": {
    ...OPENED,
    summary: "알림의 링크로 보는 계정 변경. token은 링크의 끝. 아무것도 바꾸지 않는다.",
    reply: closed({
      kind: oneOf(ACCOUNT_CHANGES),
      changedAt: Instant,
      expiresAt: Instant,
      undoneAt: nullable(Instant),
      /** Former value that undoing restores, partly masked; null when there is none, and after the change was undone. */
      former: nullable(Text(300)),
    }),
    refusals: ["UNDO_LINK_NOT_FOUND", "TOO_MANY_REQUESTS"],
  },
  "POST /v1/account-changes/{token}/undo": {
    ...OPENED,
    summary:
      "계정 변경 되돌리기. 한 번, 7일 안에. 이전 값으로 되돌리고 다른 기기에서 모두 로그아웃해요. 비밀번호는 되돌리지 않고 다시 정하게 한다.",
    reply: closed({ kind: oneOf(ACCOUNT_CHANGES), endedSessions: Count }),
    refusals: ["UNDO_LINK_NOT_FOUND", "UNDO_DONE", "UNDO_NOT_POSSIBLE", "TOO_MANY_REQUESTS"],
  },
});
