import { pictureCalls } from "@todayfruit/contract/products/operator-picture-uploads.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { cropGoodsPicture, storeGoodsPicture } from "./store-and-crop-pictures.ts";

export const pictureRoutes = bindCalls(pictureCalls, {
  "POST /operator/v1/images": storeGoodsPicture,
  "POST /operator/v1/images/crop": cropGoodsPicture,
});
