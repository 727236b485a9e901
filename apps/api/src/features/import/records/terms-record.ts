import { oneOf } from "@todayfruit/contract/common-schemas";
import { TERM_CODES } from "@todayfruit/contract/terms/terms.calls";
import { type Static, Type } from "typebox";
import { Line } from "./record-field-schemas.ts";

/** `terms.json`: terms agreed to when joining, each code once. */
export const TermsRecord = Type.Array(
  Type.Object({
    code: oneOf(TERM_CODES),
    title: Line(60),
    required: Type.Boolean(),
    version: Line(40),
    contents: Line(100_000),
  }),
  { minItems: 1, maxItems: TERM_CODES.length },
);
export type TermsRecord = Static<typeof TermsRecord>;
