import { Ajv } from "ajv";
import type { Static, TSchema } from "typebox";
import { fieldProblem } from "./korean-reason.ts";
import type { FieldProblem } from "./problems.ts";
import { unstorableText } from "./unstorable-text.ts";

export type RecordValidator<T> = {
  is(value: unknown): value is T;
  /** The record, or `null` and what keeps the value from being one. */
  check(value: unknown): { record: T | null; problems: FieldProblem[] };
};

const ajv = new Ajv({ allErrors: true, strict: false, verbose: true, discriminator: true });

/** Whether a row has the shape of its schema, and where it has not. Fields that the schema does not know are let be. */
export function recordValidator<Schema extends TSchema>(schema: Schema): RecordValidator<Static<Schema>> {
  const validate = ajv.compile<Static<Schema>>(schema);
  return {
    is: validate,
    check(value) {
      if (!validate(value)) return { record: null, problems: (validate.errors ?? []).map(fieldProblem) };
      const problems = unstorableText(value);
      return { record: problems.length === 0 ? value : null, problems };
    },
  };
}
