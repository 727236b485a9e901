import { giftSentCalls } from "@todayfruit/contract/calls/gifts/sent";
import { bind } from "../../../../http/bind.ts";
import { resendToAll, resendToOne } from "./resend.ts";
import { listSentGifts, showSentGift } from "./show-groups.ts";
import { showGiftRefundPreview, withdrawOneGift, withdrawWholeGift } from "./withdraw-sent-gift.ts";

export const giftSentRoutes = bind(giftSentCalls, {
  "GET /v1/gift/group": listSentGifts,
  "GET /v1/gift/group/{id}": showSentGift,
  "POST /v1/gift/group/{id}/alimtalk": resendToAll,
  "POST /v1/gift/to/{id}/alimtalk": resendToOne,
  "GET /v1/gift/group/{id}/refund-preview": showGiftRefundPreview,
  "PUT /v1/gift/group/{id}/withdraw": withdrawWholeGift,
  "PUT /v1/gift/to/{id}/withdraw": withdrawOneGift,
});
