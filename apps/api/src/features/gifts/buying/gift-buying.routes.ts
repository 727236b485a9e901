import { giftBuyingCalls } from "@todayfruit/contract/calls/gifts/buying";
import { bind } from "../../../http/bind.ts";
import { refuseUnlessKakao } from "../../../http/input/refuse-unless-kakao.ts";
import { hearShared } from "./hear-shared.ts";
import { showGiftGroup } from "./show-gift-group.ts";

export const giftBuyingRoutes = bind(
  giftBuyingCalls,
  {
    "GET /v4/app-users/orders/gift-group/{id}": showGiftGroup,
    "POST /v1/gift/shared": hearShared,
  },
  { "POST /v1/gift/shared": refuseUnlessKakao },
);
