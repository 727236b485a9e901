import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Instant, nullable, Text } from "../common-schemas.ts";

/** Calls of pages of text, which the specification does not have. */
export const pageCalls = calls({
  "GET /v1/pages": {
    summary: "지금 볼 수 있는 글 페이지의 주소, 새것부터 5,000개까지",
    access: "public",
    reply: closed({
      list: Type.Array(closed({ slug: Text(80), title: Text(100), endsAt: nullable(Instant) })),
    }),
    refusals: [],
    cached: { seconds: 60, tags: ["pages"] },
  },
  "GET /v1/pages/{slug}": {
    summary: "글 페이지 하나. 여는 때 전과 닫는 때부터는 없는 페이지예요.",
    access: "public",
    path: closed({ slug: Text(80) }),
    reply: closed({ slug: Text(80), title: Text(100), contents: Text(20_000), endsAt: nullable(Instant) }),
    refusals: ["NOT_FOUND"],
    cached: { seconds: 300, tags: ["pages"] },
  },
});
