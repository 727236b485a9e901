import { gradeCalls } from "@todayfruit/contract/calls/grades";
import { bind } from "../../http/bind.ts";
import { listPoints } from "./list-points.ts";
import { listGrades, showGrade } from "./show-grade.ts";

export const gradeRoutes = bind(gradeCalls, {
  "GET /v2/app-users/grade-info": (_input, context) => showGrade(context),
  "GET /v1/app-users/app-user-grade": (_input, context) => listGrades(context),
  "GET /v1/app-users/my-point": listPoints,
});
