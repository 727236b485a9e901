import { GRADED_AT_MINUTE } from "@todayfruit/domain/grades/grade-month";
import { declareJobs, HOUR, MINUTE } from "../../jobs/declare-jobs.ts";
import { gradeMembers } from "./grade-members.ts";

/** Timed work of grades: members are graded monthly. */
export const gradeJobs = declareJobs({
  tasks: {
    "grade-members": {
      run: (services) => gradeMembers(services),
      timed: { every: HOUR, offset: GRADED_AT_MINUTE * MINUTE },
    },
  },
});
