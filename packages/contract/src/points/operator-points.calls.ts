import { Type } from "typebox";
import { calls } from "../call.ts";
import { Count, closed, Filled, Id } from "../schema.ts";

const path = closed({ id: Id });
const Reason = Filled(200);

export const operatorPointCalls = calls({
  "POST /operator/v1/members/{id}/points": {
    summary: "포인트를 주거나 거둬요. 거둘 때는 먼저 끝나는 것부터.",
    access: "operator",
    permission: "points.adjust",
    path,
    body: closed({ amount: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }), reason: Reason }),
    reply: closed({ id: Id, point: Count }),
    refusals: ["MEMBER_NOT_FOUND", "POINTS_NOT_ENOUGH", "INVALID_INPUT"],
    once: true,
  },
});
