import { giftReceivedCalls } from "@todayfruit/contract/calls/gifts/received";
import { bind } from "../../../../http/bind.ts";
import { declineGift } from "./decline.ts";
import { changeAddressOfGift, enterGiftAddress } from "./enter-address.ts";
import { showReceived } from "./received-gift.ts";
import { thankForGift } from "./thank.ts";

export const giftReceivedRoutes = bind(giftReceivedCalls, {
  "GET /v1/gift/to/{id}": ({ path }, context) => showReceived(context, path.id),
  "POST /v1/gift/to/{id}/address": ({ path, body }, context) => enterGiftAddress(context, path.id, body),
  "PUT /v1/gift/to/{id}/address": ({ path, body }, context) => changeAddressOfGift(context, path.id, body),
  "POST /v1/gift/to/{id}/decline": ({ path, body }, context) => declineGift(context, path.id, body.reason),
  "POST /v1/gift/to/{id}/thanks": ({ path, body }, context) => thankForGift(context, path.id, body.thanks),
});
