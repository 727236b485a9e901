import { DAY, declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeProduceNotices } from "./produce-notice-settings.repository.ts";
import { sendProduceNotices } from "./send-produce-notices.ts";

/** Days for which what was told is kept: longer than a notice of it is listed or can be due again. */
const KEPT_DAYS = 180;

/** Timed work of the notices of produce: 09:00 in Korea is the beginning of a day in UTC. */
export const produceNoticeJobs = declareJobs({
  tasks: {
    "send-produce-notices": { run: (services) => sendProduceNotices(services), timed: { every: DAY } },
  },
  purges: [{ days: KEPT_DAYS, run: purgeProduceNotices }],
});
