import { WAITING_WORK } from "@todayfruit/domain/operators/waiting-work-kinds-and-texts";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Instant, nullable, oneOf } from "../common-schemas.ts";

export const waitingWorkCalls = calls({
  "GET /operator/v1/waiting": {
    summary: "기다리는 일의 수와 가장 오래된 때. 내 권한으로 할 수 있는 일만, 급한 것부터.",
    access: "operator",
    permission: "orders.read",
    reply: closed({
      list: Type.Array(closed({ work: oneOf(WAITING_WORK), count: Count, since: nullable(Instant) })),
    }),
    refusals: [],
  },
});
