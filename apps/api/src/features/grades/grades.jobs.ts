import { GRADED_AT_MINUTE } from "@todayfruit/domain/grades/grade-assignment-time";
import { declareJobs, HOUR, MINUTE } from "../../jobs/declare-jobs.ts";
import { giveBirthdayPoints } from "./birthdays/give-birthday-points.ts";
import { gradeMembers } from "./grade-members.ts";

/** Minute of each hour at which birthday points are given: after the grades of the month. */
const BIRTHDAYS_AT_MINUTE = 30;

/** Timed work of grades: members are graded monthly, and get the points of their birthday. */
export const gradeJobs = declareJobs({
  tasks: {
    "grade-members": {
      run: (services) => gradeMembers(services),
      timed: { every: HOUR, offset: GRADED_AT_MINUTE * MINUTE },
    },
    "give-birthday-points": {
      run: (services) => giveBirthdayPoints(services),
      timed: { every: HOUR, offset: BIRTHDAYS_AT_MINUTE * MINUTE },
    },
  },
});
