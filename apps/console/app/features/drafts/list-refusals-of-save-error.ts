import { ApiError } from "../../api/api-error.ts";

/** Reason why something was not saved; `field` is `null` for the whole record. */
export type FieldRefusal = { field: string | null; message: string };

/** Lists what the server said about a save, by field where it named them. */
export function listRefusalsOfSaveError(error: unknown): FieldRefusal[] {
  if (!(error instanceof ApiError)) throw error;
  const { fields = [], rows = [] } = error.detail ?? {};
  const named = [...fields, ...rows.map(({ field, message }) => ({ field, message }))];
  return named.length > 0 ? named : [{ field: null, message: error.message }];
}
