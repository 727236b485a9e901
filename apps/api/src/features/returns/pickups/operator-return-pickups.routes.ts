import { pickupCalls } from "@todayfruit/contract/returns/operator-return-pickups.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { arrangePickup, receiveReturnedGoods } from "./arrange-or-receive-pickup.ts";

export const pickupRoutes = bindCalls(pickupCalls, {
  "POST /operator/v1/claims/{id}/pickup": arrangePickup,
  "PUT /operator/v1/claims/{id}/pickup/receive": receiveReturnedGoods,
});
