import { Type } from "typebox";
import { calls } from "../call.ts";
import { closed, oneOf, Text } from "../schema.ts";

export const TERM_CODES = ["termsOfService", "privacy", "marketing"] as const;
export type TermCode = (typeof TERM_CODES)[number];

export const termsCalls = calls({
  "GET /v1/terms": {
    summary: "약관: 가입할 때 동의를 구하고 언제든지 볼 수 있는 글",
    access: "public",
    reply: closed({
      list: Type.Array(
        closed({
          code: oneOf(TERM_CODES),
          title: Text(60),
          required: Type.Boolean(),
          version: Text(40),
          /** Paragraphs separated by blank lines. */
          contents: Text(100_000),
        }),
      ),
    }),
    refusals: [],
    cached: { seconds: 300, tags: ["terms"] },
  },
});
