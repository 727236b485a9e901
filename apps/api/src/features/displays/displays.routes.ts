import { displayCalls } from "@todayfruit/contract/calls/browse/display";
import { bind } from "../../http/bind.ts";
import {
  listDisplayProducts,
  listDisplayReviews,
  listDisplayVideos,
  listRecommendedReviews,
} from "./list-contents.ts";
import { listCategoryDisplays, listDisplays } from "./list-displays.ts";
import { listDisplayTabs } from "./list-tabs.ts";
import { listGroupPage, listTabButtons, showGroup } from "./show-group.ts";
import { showNavigation, showStyle, showSubTabs } from "./show-navigation.ts";

export const displayRoutes = bind(displayCalls, {
  "GET /v1/main-navigation": (_input, context) => showNavigation(context),
  "GET /v1/main-navigation/{key}/sub-tabs": (input, context) => showSubTabs(context, input),
  "GET /v4/display-category": (input, context) => listDisplays(context, input),
  "GET /v4/display-category/groups": (input, context) => listGroupPage(context, input),
  "GET /v4/display-category/groups/{id}": (input, context) => showGroup(context, input),
  "GET /v4/display-category/groups/{id}/tab-buttons": (input, context) => listTabButtons(context, input),
  "GET /v4/display-category/{id}/tabs": (input, context) => listDisplayTabs(context, input),
  "GET /v4/display-category/{id}/display-products": (input, context) => listDisplayProducts(context, input),
  "GET /v4/display-category/style": (_input, context) => showStyle(context),
  "GET /v1/display-category/{id}": (input, context) => listCategoryDisplays(context, input),
  "GET /v1/display-category/{id}/display-video": (input, context) => listDisplayVideos(context, input),
  "GET /v2/display-category/{id}/display-reviews": (input, context) => listDisplayReviews(context, input),
  "GET /v1/reviews/recommended": (input, context) => listRecommendedReviews(context, input),
});
