import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, DateText, Id, nullable, Text } from "../common-schemas.ts";

const Switches = closed({ ripe: Type.Boolean(), storage: Type.Boolean(), discard: Type.Boolean() });

/** Notices of produce that a member is told, and the kinds of produce of which one is switched off. */
export const ProduceNoticeSettings = closed({
  ...Switches.properties,
  off: Type.Array(closed({ kind: Text(40), name: Text(20) })),
});

const Kind = Type.String({ pattern: "^[a-z][a-z0-9-]{0,39}$", maxLength: 40 });

/** Calls of a member about the notices of ripening and storage. */
export const produceNoticeCalls = calls({
  "GET /v1/app-users/produce-notices/settings": {
    summary: "후숙·보관 알림 설정과 끈 과일.",
    access: "member",
    reply: ProduceNoticeSettings,
    refusals: [],
  },
  "PUT /v1/app-users/produce-notices/settings": {
    summary: "후숙, 보관, 버리기 전 알림을 켜고 끄기.",
    access: "member",
    body: Type.Partial(Switches, { minProperties: 1, additionalProperties: false }),
    reply: ProduceNoticeSettings,
    refusals: ["INVALID_INPUT"],
  },
  "DELETE /v1/app-users/produce-notices/off/{kind}": {
    summary: "끈 과일의 알림을 모두 다시 켜기.",
    access: "member",
    path: closed({ kind: Kind }),
    reply: ProduceNoticeSettings,
    refusals: ["INVALID_INPUT"],
  },
  "PUT /v1/app-users/produce-notices/{id}/off": {
    summary: "이 과일의 이 알림을 그만 받거나 다시 받기.",
    access: "member",
    path: closed({ id: Id }),
    body: closed({ isOff: Type.Boolean() }),
    reply: closed({ isOff: Type.Boolean() }),
    refusals: ["INVALID_INPUT", "PRODUCE_NOTICE_NOT_FOUND"],
  },
  "PUT /v1/app-users/produce-notices/{id}/again": {
    summary: "이 알림을 이틀 뒤 아침 9시에 다시 받거나, 다시 받기를 그만두기.",
    access: "member",
    path: closed({ id: Id }),
    body: closed({ isWanted: Type.Boolean() }),
    reply: closed({ againOn: nullable(DateText) }),
    refusals: ["INVALID_INPUT", "PRODUCE_NOTICE_NOT_FOUND"],
  },
});
