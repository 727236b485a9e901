import { uploadCalls } from "@todayfruit/contract/images/uploads.calls";
import { bind } from "../../../http/bind-calls.ts";
import { storeShopperPicture } from "./store-shopper-picture.ts";

export const uploadRoutes = bind(uploadCalls, {
  "POST /v1/app-users/images": storeShopperPicture,
});
