import { gradeCalls } from "@todayfruit/contract/calls/grades";
import { bind } from "../../http/bind.ts";
import { listPoints } from "./list-points.ts";
import { listGrades, showGrade } from "./show-grade.ts";

export const gradeRoutes = bind(gradeCalls, {
  "GET /v2/app-users/grade-info": showGrade,
  "GET /v1/app-users/app-user-grade": listGrades,
  "GET /v1/app-users/my-point": listPoints,
});
