import { billingCalls } from "@todayfruit/contract/calls/buy/billing";
import { bind } from "../../../http/bind.ts";
import { addCardByHand, addCardOfWindow } from "./add-card.ts";
import { chooseDefaultCard, deleteOwnCard, listOwnCards } from "./manage-cards.ts";
import { payWithCard } from "./pay-with-card.ts";
import { showCardWindow } from "./show-card-window.ts";

export const billingRoutes = bind(billingCalls, {
  "GET /v1/app-users/billing-cards": listOwnCards,
  "GET /v1/app-users/billing-cards/window": showCardWindow,
  "POST /v1/app-users/billing-cards/issue": addCardOfWindow,
  "POST /v1/app-users/billing-cards": addCardByHand,
  "PUT /v1/app-users/billing-cards/{id}/default": chooseDefaultCard,
  "DELETE /v1/app-users/billing-cards/{id}": deleteOwnCard,
  "POST /v1/payments/{orderId}/billing": payWithCard,
});
