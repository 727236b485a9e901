import { favoriteCalls } from "@todayfruit/contract/favorites/favorites.calls";
import { bind } from "../../http/bind-calls.ts";
import { addFavorite, removeFavorite, showFavorites } from "./manage-favorites.ts";
import { showPersonalProductData } from "./show-personal-product-data.ts";

export const favoriteRoutes = bind(favoriteCalls, {
  "GET /v1/products/{id}/user-personal": showPersonalProductData,
  "POST /v1/app-users/favorites/{id}": addFavorite,
  "DELETE /v1/app-users/favorites/{id}": removeFavorite,
  "GET /v1/app-users/favorites": showFavorites,
});
