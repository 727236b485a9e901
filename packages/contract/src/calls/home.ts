import { Type } from "typebox";
import { calls } from "../calls.ts";
import { DisplayGroup } from "../entities/home.ts";
import { Count, closed, nullable } from "../schema.ts";

export const homeCalls = calls({
  "GET /v1/home": {
    summary: "홈 전시: 차례대로 보여 줄 전시 그룹. 한 쪽 5개.",
    access: "public",
    query: closed({
      take: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
      nextPage: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    }),
    reply: closed({ groups: Type.Array(DisplayGroup), nextPage: nullable(Count) }),
    refusals: [],
    cached: { seconds: 60 },
  },
});
