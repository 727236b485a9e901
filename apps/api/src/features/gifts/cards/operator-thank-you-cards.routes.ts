import { operatorThankYouCardCalls } from "@todayfruit/contract/gifts/operator-thank-you-cards.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { listThankYouCards } from "./list-thank-you-cards.ts";
import { moderateThankYouCards } from "./moderate-thank-you-cards.ts";

export const operatorThankYouCardRoutes = bindCalls(operatorThankYouCardCalls, {
  "GET /operator/v1/thank-you-cards": listThankYouCards,
  "PATCH /operator/v1/thank-you-cards": moderateThankYouCards,
});
