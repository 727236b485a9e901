import { sharingCalls } from "@todayfruit/contract/sharing/sharing.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { recordProductShare } from "./record-product-share.ts";

export const sharingRoutes = bindCalls(sharingCalls, {
  "POST /v1/app-users/user-products/{type}/{id}": recordProductShare,
});
