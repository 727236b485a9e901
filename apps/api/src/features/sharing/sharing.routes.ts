import { sharingCalls } from "@todayfruit/contract/sharing/sharing.calls";
import { bind } from "../../http/bind-calls.ts";
import { recordProductShare } from "./record-product-share.ts";

export const sharingRoutes = bind(sharingCalls, {
  "POST /v1/app-users/user-products/{type}/{id}": recordProductShare,
});
