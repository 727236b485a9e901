import { UNMASK_REASONS, type UnmaskReason } from "@todayfruit/domain/members/unmask-reason";
import { Type } from "typebox";
import { Address } from "../addresses/address.ts";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  DayInput,
  Filled,
  Id,
  Instant,
  listOf,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";
import { EDIT, EDIT_REFUSALS, EditReply, editBody } from "../record-edits/record-edit-schemas.ts";
import { ListedMember, MemberDetail } from "./listed-and-detailed-member-schemas.ts";

/** Fields of a member that operators edit. */
export const MemberFields = closed({
  /** Neither orders nor reviews; blocking ends the sessions. */
  isBlocked: Type.Boolean(),
  /** Grade by hand, with its last KST day; both `null`: by purchases. */
  handGrade: nullable(Type.Integer({ minimum: 1, maximum: 9 })),
  handGradeUntil: nullable(DayInput),
});

const path = closed({ id: Id });
const REASONS = Object.keys(UNMASK_REASONS) as UnmaskReason[];

export const operatorMemberCalls = calls({
  "GET /operator/v1/members": {
    summary:
      "회원 목록, 새로 가입한 분부터. 이름이나 이메일의 앞부분, 휴대폰 뒤 4자리로 찾아요. 찾은 말의 종류와 본 회원은 기록에 남아요.",
    access: "operator",
    permission: "members.read",
    query: closed({
      /** Beginning of the name. */
      name: Type.Optional(Filled(30)),
      /** Beginning of the e-mail. */
      email: Type.Optional(Filled(100)),
      /** Last four digits of the phone. */
      phoneEnd: Type.Optional(Type.String({ pattern: "^[0-9]{4}$", maxLength: 4 })),
      grade: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
      isBlocked: Type.Optional(Type.Boolean()),
      hasNote: Type.Optional(Type.Boolean()),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(ListedMember),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/members/{id}": {
    summary: "회원 하나: 주문, 취소·반품, 글, 포인트, 쿠폰, 동의, 로그인, 메모, 누가 봤나, 바뀐 기록.",
    access: "operator",
    permission: "members.read",
    path,
    reply: MemberDetail,
    refusals: ["MEMBER_NOT_FOUND"],
  },
  "PATCH /operator/v1/members": {
    ...EDIT,
    summary: "회원 막기와 풀기, 등급을 손으로 정하기. 막으면 로그인이 모두 끝나요.",
    permission: "members.edit",
    body: editBody(MemberFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "HAND_GRADE_INVALID", "HAND_GRADE_PAST"],
  },
  "POST /operator/v1/members/{id}/sessions/end": {
    summary: "회원의 로그인을 모두 끝내요.",
    access: "operator",
    permission: "members.edit",
    once: true,
    path,
    body: closed({ reason: Filled(200) }),
    reply: closed({ ended: Count }),
    refusals: ["MEMBER_NOT_FOUND"],
  },
  "POST /operator/v1/members/{id}/personal-data": {
    summary: "한 회원의 이름과 연락처, 주소를 5분 동안 봐요. 까닭과 본 때를 회원도 볼 수 있어요.",
    access: "operator",
    permission: "personal-data.read",
    path,
    body: closed({ reason: oneOf(REASONS), otherReason: Type.Optional(Filled(200)) }),
    reply: closed({
      id: Id,
      name: nullable(Text(30)),
      phone: nullable(Text(20)),
      email: nullable(Text(320)),
      addresses: Type.Array(Address),
      unmaskedUntil: Instant,
    }),
    refusals: ["MEMBER_NOT_FOUND", "UNMASK_REASON_REQUIRED"],
  },
});
