import { Id } from "@todayfruit/contract/common-schemas";
import { type Static, Type } from "typebox";
import { Line } from "../record-field-schemas.ts";

/** Row of `faq.json`: a frequent question with its answer. */
export const FaqRecord = Type.Object({
  id: Id,
  category: Line(20),
  question: Line(100),
  answer: Line(2000),
  sort: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
});
export type FaqRecord = Static<typeof FaqRecord>;
