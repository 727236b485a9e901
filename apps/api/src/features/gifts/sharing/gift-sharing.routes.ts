import { giftSharingCalls } from "@todayfruit/contract/gifts/gift-sharing.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { refuseUnlessKakao } from "../../../http/input/refuse-unless-kakao.ts";
import { receiveShareWebhook } from "./receive-share-webhook.ts";
import { showGiftGroupWithLinks } from "./show-gift-group-with-links.ts";

export const giftSharingRoutes = bindCalls(
  giftSharingCalls,
  {
    "GET /v4/app-users/orders/gift-group/{id}": showGiftGroupWithLinks,
    "POST /v1/gift/shared": receiveShareWebhook,
  },
  { "POST /v1/gift/shared": refuseUnlessKakao },
);
