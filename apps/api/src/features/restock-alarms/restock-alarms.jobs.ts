import { DAY, declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { endExpiredAlarms } from "./end-expired-alarms.ts";
import { notifyRestocked } from "./notify-restocked.ts";
import { purgeAlarms } from "./restock-alarm-ending.repository.ts";

/** 10:00 KST, in seconds of a UTC day. */
const TEN_IN_KOREA = HOUR;

/** Notices of goods in stock again, within seconds of the change of stock; ended alarms are kept for 30 days. */
export const restockAlarmJobs = declareJobs({
  repeats: [{ name: "restocks", seconds: 5, run: (services) => notifyRestocked(services) }],
  tasks: {
    "end-restock-alarms": {
      run: (services) => endExpiredAlarms(services),
      timed: { every: DAY, offset: TEN_IN_KOREA },
    },
  },
  purges: [{ days: 30, run: purgeAlarms }],
});
