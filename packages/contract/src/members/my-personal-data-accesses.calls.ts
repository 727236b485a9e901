import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id, Instant, nullable, Text } from "../common-schemas.ts";

export const personalDataAccessCalls = calls({
  "GET /v1/app-users/personal-data-accesses": {
    summary: "내 정보 누가 봤나. 상담원이 가리지 않고 본 때와 까닭, 최근 3년, 최신순 100개까지.",
    access: "member",
    reply: closed({
      list: Type.Array(
        closed({
          at: Instant,
          /** End of the unmasking; `null`: shown once. */
          until: nullable(Instant),
          reason: Text(300),
          /** Order whose data it was; `null`: the account. */
          orderId: nullable(Id),
        }),
      ),
    }),
    refusals: [],
  },
});
