import { gradeCalls } from "@todayfruit/contract/grades/grades.calls";
import { bind } from "../../http/bind-calls.ts";
import { listGrades } from "./list-grades.ts";
import { listPoints } from "./list-points.ts";
import { showGrade } from "./show-grade.ts";

export const gradeRoutes = bind(gradeCalls, {
  "GET /v2/app-users/grade-info": showGrade,
  "GET /v1/app-users/app-user-grade": listGrades,
  "GET /v1/app-users/my-point": listPoints,
});
