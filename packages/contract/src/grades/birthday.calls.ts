import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, nullable } from "../common-schemas.ts";

const MonthDay = Type.String({ pattern: "^\\d{2}-\\d{2}$" });
const Birthday = closed({ birthday: nullable(MonthDay) });

export const birthdayCalls = calls({
  "GET /v1/app-users/birthday": {
    summary: "생일(월-일). 알려 주지 않았으면 null.",
    access: "member",
    reply: Birthday,
    refusals: [],
  },
  "PUT /v1/app-users/birthday": {
    summary: "생일을 남겨요. 생일 포인트를 드리는 데에만 쓰는 데에 동의해야 해요.",
    access: "member",
    body: closed({ birthday: MonthDay, isAgreed: Type.Literal(true) }),
    reply: Birthday,
    refusals: ["INVALID_INPUT"],
  },
  "DELETE /v1/app-users/birthday": {
    summary: "생일을 지우고 동의를 거둬요.",
    access: "member",
    reply: Birthday,
    refusals: [],
  },
});
