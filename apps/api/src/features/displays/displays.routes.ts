import { displayCalls } from "@todayfruit/contract/displays/displays.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import {
  listDisplayProducts,
  listDisplayReviews,
  listDisplayVideos,
  listRecommendedReviews,
} from "./list-contents-of-display-group.ts";
import { listDisplayGroupNames } from "./list-group-names.ts";
import { listCategoryDisplays, listDisplayGroups } from "./navigation/list-display-groups.ts";
import { listGroupTabNames } from "./navigation/list-group-tab-names.ts";
import { listGroupTabs } from "./navigation/list-group-tabs.ts";
import { showNavigation, showStyle, showSubTabs } from "./navigation/show-home-tabs.ts";
import { showDisplayGroup } from "./show-display-group.ts";

export const displayRoutes = bindCalls(displayCalls, {
  "GET /v1/main-navigation": showNavigation,
  "GET /v1/main-navigation/{key}/sub-tabs": showSubTabs,
  "GET /v4/display-category": listDisplayGroups,
  "GET /v4/display-category/groups": listDisplayGroupNames,
  "GET /v4/display-category/groups/{id}": showDisplayGroup,
  "GET /v4/display-category/groups/{id}/tab-buttons": listGroupTabNames,
  "GET /v4/display-category/{id}/tabs": listGroupTabs,
  "GET /v4/display-category/{id}/display-products": listDisplayProducts,
  "GET /v4/display-category/style": showStyle,
  "GET /v1/display-category/{id}": listCategoryDisplays,
  "GET /v1/display-category/{id}/display-video": listDisplayVideos,
  "GET /v2/display-category/{id}/display-reviews": listDisplayReviews,
  "GET /v1/reviews/recommended": listRecommendedReviews,
});
