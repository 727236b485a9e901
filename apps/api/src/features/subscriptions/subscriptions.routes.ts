import { subscriptionCalls } from "@todayfruit/contract/subscriptions/subscriptions.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import {
  changeOwnSubscription,
  endOwnSubscription,
  pauseOwnSubscription,
  payFailedCycle,
  resumeOwnSubscription,
} from "./own/change-pause-or-end-subscription.ts";
import {
  listOwnCycles,
  listOwnSubscriptions,
  showOwnSubscription,
} from "./own/show-subscriptions-and-past-cycles.ts";
import {
  approveNextPrice,
  changeDay,
  skipNextCycle,
  unskipCycleOfBuyer,
} from "./own/skip-or-change-next-delivery.ts";
import { startSubscription } from "./own/start-subscription.ts";
import { showSellingPlan, showSubscriptionOffer } from "./plans/show-selling-plan-and-offer.ts";

export const subscriptionRoutes = bindCalls(subscriptionCalls, {
  "GET /v1/products/{id}/selling-plan": showSellingPlan,
  "GET /v1/app-users/subscription-offers/{optionId}": showSubscriptionOffer,
  "GET /v1/app-users/subscriptions": listOwnSubscriptions,
  "POST /v1/app-users/subscriptions": startSubscription,
  "GET /v1/app-users/subscriptions/{id}": showOwnSubscription,
  "GET /v1/app-users/subscriptions/{id}/cycles": listOwnCycles,
  "PATCH /v1/app-users/subscriptions/{id}": changeOwnSubscription,
  "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/skip": skipNextCycle,
  "DELETE /v1/app-users/subscriptions/{id}/cycles/{number}/skip": unskipCycleOfBuyer,
  "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/day": changeDay,
  "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/approve": approveNextPrice,
  "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/pay": payFailedCycle,
  "PUT /v1/app-users/subscriptions/{id}/pause": pauseOwnSubscription,
  "PUT /v1/app-users/subscriptions/{id}/resume": resumeOwnSubscription,
  "PUT /v1/app-users/subscriptions/{id}/end": endOwnSubscription,
});
