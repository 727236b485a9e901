import { ApiError } from "./api-error.ts";

/** Sentences of a refusal by the names of its fields, e.g. `receivers[0].name`. */
export type FieldSentences = Readonly<Record<string, string>>;

/** Gives the sentences that a refusal has for single fields; none for any other error. */
export function fieldSentences(error: unknown): FieldSentences {
  const fields = error instanceof ApiError ? (error.detail?.fields ?? []) : [];
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}
