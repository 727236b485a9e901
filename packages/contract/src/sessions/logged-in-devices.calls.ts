import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Instant, Text, Uuid } from "../common-schemas.ts";

const Session = closed({
  id: Uuid,
  isCurrent: Type.Boolean(),
  /** Name of the device, e.g. `Chrome · Android`. */
  device: Text(100),
  createdAt: Instant,
  lastSeenAt: Instant,
});

export const sessionCalls = calls({
  "GET /v1/app-users/sessions": {
    summary: "로그인한 기기",
    access: "member",
    reply: closed({ list: Type.Array(Session) }),
    refusals: [],
  },
  "DELETE /v1/app-users/sessions/{id}": {
    summary: "기기 하나에서 로그아웃",
    access: "member",
    path: closed({ id: Uuid }),
    reply: closed({ ended: Count }),
    refusals: ["SESSION_NOT_FOUND"],
  },
  "DELETE /v1/app-users/sessions": {
    summary: "이 기기만 남기고 모두 로그아웃",
    access: "member",
    reply: closed({ ended: Count }),
    refusals: [],
  },
});
