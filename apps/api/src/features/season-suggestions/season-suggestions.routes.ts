import { seasonSuggestionCalls } from "@todayfruit/contract/season-suggestions/season-suggestions.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { suggestForOrder } from "./suggest-for-order.ts";

export const seasonSuggestionRoutes = bindCalls(seasonSuggestionCalls, {
  "GET /v1/app-users/orders/{id}/season-suggestions": suggestForOrder,
});
