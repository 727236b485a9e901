import { Type } from "typebox";
import { calls } from "../calls.ts";
import { DisplayGroup } from "../entities/home.ts";
import { closed } from "../schema.ts";

export const homeCalls = calls({
  "GET /v1/home": {
    summary: "홈 전시: 차례대로 보여 줄 전시 그룹",
    access: "public",
    reply: closed({ groups: Type.Array(DisplayGroup) }),
    refusals: [],
    cached: { seconds: 60 },
  },
});
