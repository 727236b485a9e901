import type { Services } from "../../../http/handler-context-types.ts";
import { recountCohorts } from "./cohort-counts.repository.ts";

/** Counts members by the month of their first order; a report between two counts reads the one before. */
export async function storeCohortCounts({ db }: Pick<Services, "db">): Promise<void> {
  await db.transaction(recountCohorts);
}
