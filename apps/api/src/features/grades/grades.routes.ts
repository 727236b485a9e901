import { birthdayCalls } from "@todayfruit/contract/grades/birthday.calls";
import { gradeCalls } from "@todayfruit/contract/grades/grades.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { changeBirthday, deleteBirthday, showBirthday } from "./birthdays/manage-birthday.ts";
import { listGrades } from "./list-grades.ts";
import { listOwnPoints } from "./list-own-points.ts";
import { showGrade } from "./show-grade.ts";

export const birthdayRoutes = bindCalls(birthdayCalls, {
  "GET /v1/app-users/birthday": showBirthday,
  "PUT /v1/app-users/birthday": changeBirthday,
  "DELETE /v1/app-users/birthday": deleteBirthday,
});

export const gradeRoutes = bindCalls(gradeCalls, {
  "GET /v2/app-users/grade-info": showGrade,
  "GET /v1/app-users/app-user-grade": listGrades,
  "GET /v1/app-users/my-point": listOwnPoints,
});
