import { declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { recordSearches } from "./popular/record-searches.ts";
import { refreshPopularSearchRanking } from "./popular/refresh-popular-search-ranking.ts";
import { purgeSearches } from "./popular/search-counts-and-ranking.repository.ts";

/** Timed work of search: recording of queries, popular searches, retention of daily counts. */
export const searchJobs = declareJobs({
  tasks: { "rank-popular-searches": { run: refreshPopularSearchRanking, timed: { every: HOUR } } },
  repeats: [{ name: "record-searches", seconds: 15, run: recordSearches }],
  purges: [{ days: 180, run: purgeSearches }],
});
