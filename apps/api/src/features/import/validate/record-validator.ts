import { Ajv } from "ajv";
import type { Static, TSchema } from "typebox";
import { fieldProblem } from "./korean-reason.ts";
import type { FieldProblem } from "./problems.ts";
import { unstorableText } from "./unstorable-text.ts";

export type RecordValidator<T> = {
  is(value: unknown): value is T;
  problemsOf(value: unknown): FieldProblem[];
};

const ajv = new Ajv({ allErrors: true, strict: false, verbose: true, discriminator: true });

/** Whether a row has the shape of its schema, and where it has not. Fields that the schema does not know are let be. */
export function recordValidator<Schema extends TSchema>(schema: Schema): RecordValidator<Static<Schema>> {
  const validate = ajv.compile<Static<Schema>>(schema);
  return {
    is: validate,
    problemsOf: (value) =>
      validate(value) ? unstorableText(value) : (validate.errors ?? []).map(fieldProblem),
  };
}
