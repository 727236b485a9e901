import { DAY, declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { archivePartitions } from "./archive-partitions.ts";
import { makePartitions } from "./make-partitions.ts";

/** 04:30 KST. */
const AT_NIGHT = 19.5 * HOUR;

/** Partitions of the months ahead, made each hour, and the archive of the months the law no longer wants at hand, each night. */
export const partitionJobs = declareJobs({
  tasks: {
    "make-partitions": { run: makePartitions, timed: { every: HOUR } },
    "archive-partitions": { run: archivePartitions, timed: { every: DAY, offset: AT_NIGHT } },
  },
});
