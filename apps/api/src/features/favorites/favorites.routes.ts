import { personalCalls } from "@todayfruit/contract/calls/browse/personal";
import { bind } from "../../http/bind.ts";
import { keepFavorite, letFavoriteGo, showFavorites, showPersonal } from "./keep-favorite.ts";

const {
  "GET /v1/products/{id}/user-personal": personal,
  "POST /v1/app-users/favorites/{id}": keep,
  "DELETE /v1/app-users/favorites/{id}": letGo,
  "GET /v1/app-users/favorites": list,
} = personalCalls;

export const favoriteRoutes = bind(
  {
    "GET /v1/products/{id}/user-personal": personal,
    "POST /v1/app-users/favorites/{id}": keep,
    "DELETE /v1/app-users/favorites/{id}": letGo,
    "GET /v1/app-users/favorites": list,
  },
  {
    "GET /v1/products/{id}/user-personal": showPersonal,
    "POST /v1/app-users/favorites/{id}": keepFavorite,
    "DELETE /v1/app-users/favorites/{id}": letFavoriteGo,
    "GET /v1/app-users/favorites": showFavorites,
  },
);
