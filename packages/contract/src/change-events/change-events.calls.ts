import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed } from "../common-schemas.ts";
import { EventStream } from "./event-stream-types.ts";

/** Longest time in seconds for which one stream is open; a browser opens the next one by itself. */
export const STREAM_SECONDS = 300;

export const changeEventCalls = calls({
  "GET /operator/v1/events": {
    summary:
      "무엇이 바뀌었는지 알려 주는 흐름(text/event-stream). beat는 바뀐 것이 바로 오는지 { isLive }, changed는 다시 읽을 목록의 이름들 { nouns }, ended는 끝난 로그인. " +
      "내 권한과 농가가 볼 수 있는 것만, 누구의 무엇인지는 담지 않아요. beat는 처음에, 그리고 5초마다 와요.",
    access: "operator",
    permission: null,
    farm: true,
    person: true,
    query: closed({
      seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: STREAM_SECONDS, default: STREAM_SECONDS })),
    }),
    reply: EventStream,
    events: true,
    refusals: ["SHOP_BUSY"],
  },
});
