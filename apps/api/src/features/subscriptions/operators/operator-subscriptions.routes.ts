import { operatorSubscriptionCalls } from "@todayfruit/contract/subscriptions/operator-subscriptions.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { listOperatorSubscriptions } from "./list-operator-subscriptions.ts";
import { pauseResumeOrEndSubscriptions } from "./pause-resume-or-end-subscriptions.ts";
import { showOperatorSubscription } from "./show-operator-subscription.ts";
import { skipForBuyer, unskipForBuyer } from "./skip-and-unskip-for-buyer.ts";

export const operatorSubscriptionRoutes = bindCalls(operatorSubscriptionCalls, {
  "GET /operator/v1/subscriptions": listOperatorSubscriptions,
  "GET /operator/v1/subscriptions/{id}": showOperatorSubscription,
  "PATCH /operator/v1/subscriptions": pauseResumeOrEndSubscriptions,
  "PUT /operator/v1/subscriptions/{id}/cycles/{number}/skip": skipForBuyer,
  "PUT /operator/v1/subscriptions/{id}/cycles/{number}/unskip": unskipForBuyer,
});
