import { operatorPointCalls } from "@todayfruit/contract/points/operator-points.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { adjustPoints } from "./adjust-points.ts";
import { givePointsToMany } from "./giving/give-points-to-many.ts";

export const operatorPointRoutes = bindCalls(operatorPointCalls, {
  "POST /operator/v1/members/{id}/points": adjustPoints,
  "POST /operator/v1/points": givePointsToMany,
});
