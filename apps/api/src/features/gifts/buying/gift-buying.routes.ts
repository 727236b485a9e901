import { giftBuyingCalls } from "@todayfruit/contract/calls/gifts/buying";
import { ok, refuse } from "@todayfruit/domain/result";
import { isKakao } from "../../../gateways/social-login/is-kakao.ts";
import { bind } from "../../../http/bind.ts";
import { presentGiftGroup } from "./gift-result.presenter.ts";
import { findGiftGroup } from "./gift-result.repository.ts";
import { canSeeSent } from "./gifts.policy.ts";
import { hearShared } from "./hear-shared.ts";

const SHARED = "POST /v1/gift/shared";

export const giftBuyingRoutes = bind(
  giftBuyingCalls,
  {
    "GET /v4/app-users/orders/gift-group/{id}": async ({ path }, { db, buyer, rules }) => {
      const group = await findGiftGroup(db, path.id);
      return group && canSeeSent(buyer, group)
        ? ok(presentGiftGroup(group, rules))
        : refuse("GIFT_NOT_FOUND");
    },
    [SHARED]: ({ body }, context) => hearShared(context, body.giftTo),
  },
  {
    [SHARED]: ({ authorization }, { kakaoAdminKey }) =>
      isKakao(authorization, kakaoAdminKey) ? null : "NOTICE_NOT_GENUINE",
  },
);
