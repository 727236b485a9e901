import { giftSentCalls } from "@todayfruit/contract/gifts/sent-gifts.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { changeNotifyAt } from "../schedule/change-notify-at.ts";
import { cancelOneGift, cancelWholeGift } from "./cancel-sent-gift.ts";
import { listSentGifts } from "./list-sent-gifts.ts";
import { resendToAll, resendToOne } from "./resend-gift-message.ts";
import { showGiftRefundPreview } from "./show-gift-refund-preview.ts";
import { showSentGift } from "./show-sent-gift.ts";

export const giftSentRoutes = bindCalls(giftSentCalls, {
  "GET /v1/gift/group": listSentGifts,
  "GET /v1/gift/group/{id}": showSentGift,
  "POST /v1/gift/group/{id}/alimtalk": resendToAll,
  "POST /v1/gift/to/{id}/alimtalk": resendToOne,
  "PUT /v1/gift/group/{id}/notify-at": changeNotifyAt,
  "GET /v1/gift/group/{id}/refund-preview": showGiftRefundPreview,
  "PUT /v1/gift/group/{id}/withdraw": cancelWholeGift,
  "PUT /v1/gift/to/{id}/withdraw": cancelOneGift,
});
