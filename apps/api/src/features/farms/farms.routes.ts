import { farmCalls } from "@todayfruit/contract/farms/farms.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { followFarm, showFollow, unfollowFarm } from "./follow-and-unfollow-farm.ts";
import { showFarm, showFarms } from "./show-and-list-farms.ts";

export const farmRoutes = bindCalls(farmCalls, {
  "GET /v1/farms": showFarms,
  "GET /v1/farms/{id}": showFarm,
  "GET /v1/farms/{id}/user-personal": showFollow,
  "POST /v1/farms/{id}/follow": followFarm,
  "DELETE /v1/farms/{id}/follow": unfollowFarm,
});
