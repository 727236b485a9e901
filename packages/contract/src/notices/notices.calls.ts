import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, Instant, nullable, Take, Text } from "../common-schemas.ts";

const Notice = closed({
  id: Id,
  type: Text(20),
  title: Text(100),
  contents: Text(5000),
  isPinned: Type.Boolean(),
  createdAt: Instant,
});

export const noticeCalls = calls({
  "GET /v1/boards/notices": {
    summary: "공지사항. 고정한 글이 먼저, 최신순. 한 쪽 15개, 쪽은 0부터.",
    access: "public",
    query: closed({
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
      take: Type.Optional(Take),
    }),
    reply: closed({ list: Type.Array(Notice), nextPage: nullable(Count) }),
    refusals: [],
    cached: { seconds: 300, tags: ["notices"] },
  },
});
