import { DatabaseTrouble } from "../db/connections/classify-database-trouble.ts";

/** Returns the kind of trouble that work with the database ends with; another error as it is, and `null` without one. */
export async function catchDatabaseTroubleKind(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof DatabaseTrouble ? error.kind : error;
}
