import { Ajv, type ValidateFunction } from "ajv";
import type { Static, TSchema } from "typebox";
import { AJV_DECIMAL_SETTINGS } from "../../../http/input/ajv-decimal-settings.ts";
import type { FieldProblem } from "./create-problem-collector.ts";
import { describeSchemaError } from "./describe-schema-error.ts";
import { listUnstorableTextProblems } from "./list-unstorable-text-problems.ts";

export type RecordValidator<T> = {
  is(value: unknown): value is T;
  /** Returns the record, or `null` with the problems of the value. */
  check(value: unknown): { record: T | null; problems: FieldProblem[] };
};

const ajv = new Ajv({
  ...AJV_DECIMAL_SETTINGS,
  allErrors: true,
  strict: false,
  verbose: true,
  discriminator: true,
});

/** Creates a validator of rows by their schema. Fields unknown to the schema are ignored. */
export function createRecordValidator<Schema extends TSchema>(
  schema: Schema,
): RecordValidator<Static<Schema>> {
  // Compiled with the first row, so that a process that imports nothing starts without it.
  let compiled: ValidateFunction<Static<Schema>> | undefined;
  const validate = () => {
    compiled ??= ajv.compile<Static<Schema>>(schema);
    return compiled;
  };
  return {
    is: (value): value is Static<Schema> => validate()(value),
    check(value) {
      const isRecord = validate();
      if (!isRecord(value))
        return { record: null, problems: (isRecord.errors ?? []).map(describeSchemaError) };
      const problems = listUnstorableTextProblems(value);
      return { record: problems.length === 0 ? value : null, problems };
    },
  };
}
