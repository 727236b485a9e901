import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import { auditBooks } from "./timed/audit-books.ts";

/** Timed work of the audit. */
export const auditJobs = declareJobs({
  tasks: { "audit-books": { run: (services) => auditBooks(services), timed: { every: MINUTE } } },
});
