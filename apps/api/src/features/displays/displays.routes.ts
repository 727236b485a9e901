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
  "GET /v1/main-navigation": showNavigation,
  "GET /v1/main-navigation/{key}/sub-tabs": showSubTabs,
  "GET /v4/display-category": listDisplays,
  "GET /v4/display-category/groups": listGroupPage,
  "GET /v4/display-category/groups/{id}": showGroup,
  "GET /v4/display-category/groups/{id}/tab-buttons": listTabButtons,
  "GET /v4/display-category/{id}/tabs": listDisplayTabs,
  "GET /v4/display-category/{id}/display-products": listDisplayProducts,
  "GET /v4/display-category/style": showStyle,
  "GET /v1/display-category/{id}": listCategoryDisplays,
  "GET /v1/display-category/{id}/display-video": listDisplayVideos,
  "GET /v2/display-category/{id}/display-reviews": listDisplayReviews,
  "GET /v1/reviews/recommended": listRecommendedReviews,
});
