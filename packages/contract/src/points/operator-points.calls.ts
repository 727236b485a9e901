import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Filled, Id, nullable, Text } from "../common-schemas.ts";
import { ADD, ChangeMade, EDIT, MAX_EDITED_ROWS } from "../record-edits/record-edit-schemas.ts";

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
  "POST /operator/v1/points": {
    ...ADD,
    summary: "회원 여럿에게 포인트를 줘요, 500명까지. 되돌리면 아직 쓰지 않은 것을 거둬요.",
    permission: "points.adjust",
    query: EDIT.query,
    body: closed({
      memberIds: Type.Array(Id, { minItems: 1, maxItems: MAX_EDITED_ROWS, uniqueItems: true }),
      /** Points for each, in 원. */
      amount: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      reason: Reason,
    }),
    reply: closed({
      /** `null` for a dry run and when nobody can be given any. */
      change: nullable(ChangeMade),
      /** Members that get them, with their points afterwards. */
      rows: Type.Array(closed({ memberId: Id, point: Count })),
      /** Members that get none, by their ids. */
      refused: Type.Array(closed({ id: Id, code: Text(40), message: Text(200) })),
    }),
    refusals: ["MEMBER_NOT_FOUND"],
  },
});
