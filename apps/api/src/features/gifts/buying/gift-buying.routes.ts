import { giftBuyingCalls } from "@todayfruit/contract/calls/gifts/buying";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../../http/bind.ts";
import { presentGiftGroup } from "./gift-result.presenter.ts";
import { findGiftGroup } from "./gift-result.repository.ts";
import { canSeeSent } from "./gifts.policy.ts";
import { hearShared } from "./hear-shared.ts";

export const giftBuyingRoutes = bind(giftBuyingCalls, {
  "GET /v4/app-users/orders/gift-group/{id}": async ({ path }, { db, buyer, rules }) => {
    const group = await findGiftGroup(db, path.id);
    return group && canSeeSent(buyer, group)
      ? ok(presentGiftGroup(group, rules))
      : refuse("GIFT_NOT_FOUND", undefined);
  },
  "POST /v1/gift/shared": ({ body }, context) => hearShared(context, body.giftTo),
});
