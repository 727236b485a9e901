import { ApiError } from "./api-error.ts";

/** Messages of a refusal by field name, e.g. `receivers[0].name`. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Returns a refusal's messages for single fields; empty for any other error. */
export function listRefusalMessagesByField(error: unknown): FieldMessages {
  const fields = error instanceof ApiError ? (error.detail?.fields ?? []) : [];
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}
