import { PERMISSIONS } from "@todayfruit/domain/operators/permissions";
import { Type } from "typebox";
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

const Email = Type.String({ minLength: 3, maxLength: 200, pattern: "^[^\\s@]+@[^\\s@]+$" });
const RoleName = Type.String({ pattern: "^[a-z-]{2,30}$", maxLength: 30 });
const path = closed({ id: Id });
const Roles = Type.Array(RoleName, { minItems: 1, maxItems: 10, uniqueItems: true });
/** Farms of an operator with the role `distributor`, who sees and changes their rows alone; none for other roles. */
const DistributorIds = Type.Array(Id, { maxItems: 100, uniqueItems: true });

const Operator = closed({
  id: Id,
  email: Text(200),
  name: Text(30),
  roles: Type.Array(RoleName),
  /** Farms that they work for; empty for an operator of the shop. */
  distributorIds: Type.Array(Id),
  isActive: Type.Boolean(),
  createdAt: Instant,
});

/** Enrolment of a second factor, shown once: when an operator is created or their second factor is replaced. */
const Enrolment = closed({
  id: Id,
  /** URI for the authenticator app, `otpauth://totp/…`. */
  enrolmentUri: Text(500),
  recoveryCodes: Type.Array(Text(20)),
});

export const operatorCalls = calls({
  "POST /operator/v1/tokens": {
    summary:
      "운영자 로그인. code는 인증 앱의 여섯 자리 또는 복구 코드. 코드 하나로 한 번만 들어올 수 있어요.",
    access: "public",
    body: closed({ email: Email, password: Filled(200), code: Type.String({ minLength: 6, maxLength: 20 }) }),
    reply: closed({
      token: Text(60),
      expiresAt: Instant,
      /** `true` while the password is one chosen by another operator: until it is changed, only 나 and 비밀번호 answer. */
      mustChangePassword: Type.Boolean(),
    }),
    refusals: ["OPERATOR_LOGIN_FAILED", "LOGIN_BLOCKED", "NETWORK_NOT_ALLOWED"],
  },
  "DELETE /operator/v1/tokens": {
    person: true,
    farm: true,
    summary: "운영자 로그아웃",
    access: "operator",
    permission: null,
    reply: closed({}),
    refusals: [],
  },
  "GET /operator/v1/me": {
    farm: true,
    summary: "나와 내 권한",
    access: "operator",
    permission: null,
    reply: closed({
      id: Id,
      /** Empty for an API key. */
      email: Text(200),
      name: Text(30),
      permissions: Type.Array(oneOf(PERMISSIONS)),
      /** Farms whose rows alone they see; `null` for an operator of the shop. */
      distributorIds: nullable(Type.Array(Id)),
      mustChangePassword: Type.Boolean(),
    }),
    refusals: [],
  },
  "PUT /operator/v1/me/password": {
    person: true,
    farm: true,
    summary: "내 비밀번호를 바꿔요. 다른 곳에서는 모두 나가요.",
    access: "operator",
    permission: null,
    body: closed({
      password: Filled(200),
      newPassword: Type.String({ minLength: 12, maxLength: 200 }),
      code: Type.String({ minLength: 6, maxLength: 20 }),
    }),
    reply: closed({}),
    refusals: ["OPERATOR_PROOF_WRONG", "LOGIN_BLOCKED", "PASSWORD_COMMON"],
  },
  "POST /operator/v1/step-ups": {
    person: true,
    farm: true,
    summary:
      "비밀번호와 인증 코드를 다시 확인해요. 답으로 받은 confirmation을 5분 동안 헤더로 보내면 운영자 관리를 할 수 있어요.",
    access: "operator",
    permission: null,
    body: closed({ password: Filled(200), code: Type.String({ minLength: 6, maxLength: 20 }) }),
    reply: closed({ confirmation: Text(80), expiresInSeconds: Count }),
    refusals: ["OPERATOR_PROOF_WRONG", "LOGIN_BLOCKED"],
  },
  "GET /operator/v1/operators": {
    summary: "운영자 목록",
    access: "operator",
    permission: "operators.manage",
    reply: closed({ list: Type.Array(Operator) }),
    refusals: [],
  },
  "POST /operator/v1/operators": {
    summary: "운영자를 더해요. 인증 앱에 넣을 주소와 복구 코드는 이때 한 번만 보여요.",
    access: "operator",
    permission: "operators.manage",
    stepUp: true,
    body: closed({
      email: Email,
      name: Filled(30),
      password: Type.String({ minLength: 12, maxLength: 200 }),
      roles: Roles,
      distributorIds: Type.Optional(DistributorIds),
    }),
    reply: Enrolment,
    refusals: [
      "EMAIL_TAKEN",
      "ROLE_UNKNOWN",
      "DISTRIBUTOR_UNKNOWN",
      "ROLE_OF_FARM",
      "PERMISSION_NOT_HELD",
      "PASSWORD_COMMON",
      "STEP_UP_REQUIRED",
    ],
  },
  "PUT /operator/v1/operators/{id}": {
    summary: "운영자의 역할을 바꾸거나 문을 닫아요. 닫으면 로그인한 곳에서 모두 나가요.",
    access: "operator",
    permission: "operators.manage",
    stepUp: true,
    path,
    body: closed({
      roles: Roles,
      /** The farms of before without it. */
      distributorIds: Type.Optional(DistributorIds),
      isActive: Type.Boolean(),
      reason: Filled(200),
    }),
    reply: Operator,
    refusals: [
      "OPERATOR_NOT_FOUND",
      "ROLE_UNKNOWN",
      "DISTRIBUTOR_UNKNOWN",
      "ROLE_OF_FARM",
      "PERMISSION_NOT_HELD",
      "LAST_MANAGER",
      "STEP_UP_REQUIRED",
    ],
  },
  "POST /operator/v1/operators/{id}/second-factor": {
    summary: "인증 앱을 새로 등록해요. 앞선 등록과 복구 코드는 못 쓰게 되고, 로그인한 곳에서 모두 나가요.",
    access: "operator",
    permission: "operators.manage",
    stepUp: true,
    path,
    body: closed({ reason: Filled(200) }),
    reply: Enrolment,
    refusals: ["OPERATOR_NOT_FOUND", "STEP_UP_REQUIRED"],
  },
  "GET /operator/v1/actions": {
    summary: "누가 언제 무엇을 왜 했는지. 새것부터.",
    access: "operator",
    permission: "operators.manage",
    query: closed({
      subject: Type.Optional(Text(80)),
      operatorId: Type.Optional(Id),
      /** First part of the action, e.g. `orders` of `orders.accept`. */
      noun: Type.Optional(Type.String({ pattern: "^[a-z-]{2,40}$", maxLength: 40 })),
      /** Day in Korea. */
      day: Type.Optional(DayInput),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(
      closed({
        id: Text(20),
        operatorId: nullable(Id),
        operatorName: nullable(Text(30)),
        /** Origin of the action; `stranger` is a failed login by an unknown person, `api_key` another system, named by its key. */
        source: oneOf(["login", "command", "stranger", "api_key"]),
        action: Text(60),
        subject: Text(80),
        before: Type.Unknown(),
        after: Type.Unknown(),
        reason: nullable(Text(300)),
        requestId: Text(100),
        /** Network address of the actor; `null` for the command line. */
        address: nullable(Text(60)),
        at: Instant,
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
});
