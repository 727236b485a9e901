import { operatorPointCalls } from "@todayfruit/contract/points/operator-points.calls";
import { bind } from "../../http/bind-calls.ts";
import { adjustPoints } from "./adjust-points.ts";

export const operatorPointRoutes = bind(operatorPointCalls, {
  "POST /operator/v1/members/{id}/points": adjustPoints,
});
