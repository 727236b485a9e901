import { PUNCTUALITY_DAYS } from "@todayfruit/domain/farms/compute-on-time-percent";
import { DAY, declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { countPunctuality } from "./count-punctuality.repository.ts";
import { notifyFollowersOfFarmNews } from "./notify-followers-of-farm-news.ts";

/** 03:00 in Korea. */
const AT_NIGHT = 18 * HOUR;
const DAY_MS = 86_400_000;

/** Timed work of farms: news for followers, and the parcels of the last 90 days. */
export const farmJobs = declareJobs({
  tasks: {
    "count-punctuality": {
      run: ({ db, now }) => countPunctuality(db, new Date(now().getTime() - PUNCTUALITY_DAYS * DAY_MS)),
      timed: { every: DAY, offset: AT_NIGHT },
    },
  },
  repeats: [{ name: "farm-news", seconds: 10, run: (services) => notifyFollowersOfFarmNews(services) }],
});
