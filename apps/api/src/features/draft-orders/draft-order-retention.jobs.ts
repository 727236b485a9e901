import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeDraftOrders } from "./draft-orders.repository.ts";

/** Retention of draft orders for half a year after they expired. */
export const draftOrderRetentionJobs = declareJobs({ purges: [{ days: 180, run: purgeDraftOrders }] });
