import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeOrderForms } from "./order-forms.repository.ts";

/** Retention of order forms. */
export const orderFormRetentionJobs = declareJobs({
  purges: [{ days: 1, run: purgeOrderForms }],
});
