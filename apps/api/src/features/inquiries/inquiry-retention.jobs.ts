import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeInquiries } from "./inquiries.repository.ts";

/** Retention of inquiries: three years after the last text, as 전자상거래법 시행령 제6조 asks of complaints. */
export const inquiryRetentionJobs = declareJobs({
  purges: [{ days: 3 * 365, run: purgeInquiries }],
});
