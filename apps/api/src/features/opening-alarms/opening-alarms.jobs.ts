import { declareJobs } from "../../jobs/declare-jobs.ts";
import { notifyOpenings } from "./notify-openings.ts";

/** Notices of openings, within seconds of the opening. */
export const openingAlarmJobs = declareJobs({
  repeats: [{ name: "openings", seconds: 5, run: (services) => notifyOpenings(services) }],
});
