import { type Static, Type } from "typebox";
import { CONFIRM_PURPOSES } from "./accounts/confirm-purposes.ts";
import { Count, closed, nullable, oneOf, SignedMoney, Text } from "./common-schemas.ts";
import { RefusedRow } from "./record-edits/record-edit-schemas.ts";
import { REFUSALS, type RefusalCode } from "./refusals.ts";

/**
 * Details of a refusal besides its code: fields to correct, products concerned, prices before and after, purpose to
 * confirm, rows of an edit that cannot be written.
 */
export const RefusalDetail = closed({
  purpose: Type.Optional(oneOf(CONFIRM_PURPOSES)),
  fields: Type.Optional(Type.Array(closed({ field: Text(100), message: Text(300) }))),
  products: Type.Optional(
    Type.Array(
      closed({ id: Count, name: Text(120), optionName: nullable(Text(120)), remaining: nullable(Count) }),
    ),
  ),
  prices: Type.Optional(
    closed({
      before: SignedMoney,
      after: SignedMoney,
      lines: Type.Array(closed({ name: Text(240), before: SignedMoney, after: SignedMoney })),
    }),
  ),
  rows: Type.Optional(Type.Array(RefusedRow)),
});

export type RefusalDetail = Static<typeof RefusalDetail>;

export const ErrorBody = closed({
  statusCode: Count,
  code: oneOf(Object.keys(REFUSALS) as RefusalCode[]),
  error: Text(60),
  message: Text(510),
  requestId: Text(60),
  detail: Type.Optional(RefusalDetail),
});

export type ErrorBody = Static<typeof ErrorBody>;
