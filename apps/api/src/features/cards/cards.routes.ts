import { cardCalls } from "@todayfruit/contract/cards/cards.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { addCardByHand, addCardOfWindow } from "./add-card.ts";
import { chooseDefaultCard, deleteOwnCard, listOwnCards } from "./manage-cards.ts";
import { showCardRegistrationWindow } from "./show-card-registration-window.ts";

export const cardRoutes = bindCalls(cardCalls, {
  "GET /v1/app-users/billing-cards": listOwnCards,
  "GET /v1/app-users/billing-cards/window": showCardRegistrationWindow,
  "POST /v1/app-users/billing-cards/issue": addCardOfWindow,
  "POST /v1/app-users/billing-cards": addCardByHand,
  "PUT /v1/app-users/billing-cards/{id}/default": chooseDefaultCard,
  "DELETE /v1/app-users/billing-cards/{id}": deleteOwnCard,
});
