import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Instant, oneOf, Text } from "../common-schemas.ts";

export const TERM_CODES = ["termsOfService", "privacy", "marketing"] as const;
export type TermCode = (typeof TERM_CODES)[number];

const Term = closed({
  code: oneOf(TERM_CODES),
  title: Text(60),
  required: Type.Boolean(),
  version: Text(40),
  /** Paragraphs separated by blank lines. */
  contents: Text(100_000),
});
/** Reason and subject of the change; empty: none. */
const summary = Text(1000);

export const termsCalls = calls({
  "GET /v1/terms": {
    summary: "약관: 가입할 때 동의를 구하고 언제든지 볼 수 있는 글과, 앞으로 시행할 글",
    access: "public",
    reply: closed({
      list: Type.Array(Term),
      /** Published versions that are to come, the earliest first. */
      upcoming: Type.Array(closed({ ...Term.properties, summary, effectiveAt: Instant })),
    }),
    refusals: [],
    cached: { seconds: 60, tags: ["terms"] },
  },
  "GET /v1/app-users/terms": {
    summary: "다시 동의를 구하는 약관. 동의했거나 바뀐 것이 없으면 비어 있어요.",
    access: "member",
    reply: closed({ list: Type.Array(closed({ ...Term.properties, summary })) }),
    refusals: [],
  },
  "POST /v1/app-users/terms": {
    summary: "바뀐 약관에 동의하기. 시행 중인 판에만 동의할 수 있어요.",
    access: "member",
    body: closed({
      agreed: Type.Array(closed({ code: oneOf(TERM_CODES), version: Text(40, 1) }), {
        minItems: 1,
        maxItems: TERM_CODES.length,
      }),
    }),
    reply: closed({ list: Type.Array(closed({ ...Term.properties, summary })) }),
    refusals: ["TERMS_CHANGED"],
  },
});
