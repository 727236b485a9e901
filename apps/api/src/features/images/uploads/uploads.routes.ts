import { uploadCalls } from "@todayfruit/contract/images/uploads.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { storeShopperPicture } from "./store-shopper-picture.ts";

export const uploadRoutes = bindCalls(uploadCalls, {
  "POST /v1/app-users/images": storeShopperPicture,
});
