import { favoriteCalls } from "@todayfruit/contract/favorites/favorites.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { addFavorite, removeFavorite, showFavorites } from "./manage-favorites.ts";
import { showOwnDataOfProduct } from "./show-own-data-of-product.ts";

export const favoriteRoutes = bindCalls(favoriteCalls, {
  "GET /v1/products/{id}/user-personal": showOwnDataOfProduct,
  "POST /v1/app-users/favorites/{id}": addFavorite,
  "DELETE /v1/app-users/favorites/{id}": removeFavorite,
  "GET /v1/app-users/favorites": showFavorites,
});
