import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id } from "../common-schemas.ts";
import { WaitingRoom, WaitingRoomStatus } from "./waiting-room.ts";

const path = closed({ id: Id });
const PLACE = { access: "member", path, reply: WaitingRoomStatus } as const;

/** Calls of shoppers about announced openings with a waiting room. */
export const waitingRoomCalls = calls({
  "GET /v1/waiting-rooms/{id}": {
    summary: "공정한 오픈: 여는 때, 상자 수, 순서를 뽑는 씨앗의 해시. 순서를 뽑은 뒤에는 씨앗도 보여요.",
    access: "public",
    path,
    reply: WaitingRoom,
    refusals: ["WAITING_ROOM_NOT_FOUND"],
    cached: { seconds: 5, tags: ["catalog"] },
  },
  "GET /v1/waiting-rooms/{id}/place": {
    ...PLACE,
    summary: "대기실의 내 자리와 지금 상황. askAgainSeconds 뒤에 다시 물어요.",
    refusals: ["WAITING_ROOM_NOT_FOUND"],
  },
  "POST /v1/waiting-rooms/{id}/place": {
    ...PLACE,
    summary: "대기실에 들어가기. 한 분에 한 자리이고, 다시 불러도 같은 자리예요.",
    refusals: [
      "WAITING_ROOM_NOT_FOUND",
      "WAITING_ROOM_NOT_ENTERED_YET",
      "WAITING_ROOM_CLOSED",
      "WAITING_ROOM_PHONE_REQUIRED",
      "MEMBER_BLOCKED",
    ],
  },
  "DELETE /v1/waiting-rooms/{id}/place": {
    ...PLACE,
    summary: "그만 기다리기. 결제하고 있거나 산 자리는 그대로예요.",
    refusals: ["WAITING_ROOM_NOT_FOUND"],
  },
  "PUT /v1/waiting-rooms/{id}/place/notice": {
    ...PLACE,
    summary: "차례가 가까워지면 알림 받기나 받지 않기.",
    body: closed({ isWanted: Type.Boolean() }),
    refusals: ["WAITING_ROOM_NOT_FOUND", "INVALID_INPUT"],
  },
});
