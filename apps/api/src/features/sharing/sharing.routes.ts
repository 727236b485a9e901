import { personalCalls } from "@todayfruit/contract/calls/browse/personal";
import { bind } from "../../http/bind.ts";
import { shareProduct } from "./share-product.ts";

export const sharingRoutes = bind(
  {
    "POST /v1/app-users/user-products/{type}/{id}":
      personalCalls["POST /v1/app-users/user-products/{type}/{id}"],
  },
  { "POST /v1/app-users/user-products/{type}/{id}": shareProduct },
);
