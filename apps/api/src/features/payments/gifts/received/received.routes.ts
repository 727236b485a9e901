import { giftReceivedCalls } from "@todayfruit/contract/calls/gifts/received";
import { bind } from "../../../../http/bind.ts";
import { declineGift } from "./decline.ts";
import { changeAddressOfGift, enterGiftAddress } from "./enter-address.ts";
import { showReceived } from "./received-gift.ts";
import { thankForGift } from "./thank.ts";

export const giftReceivedRoutes = bind(giftReceivedCalls, {
  "GET /v1/gift/to/{id}": showReceived,
  "POST /v1/gift/to/{id}/address": enterGiftAddress,
  "PUT /v1/gift/to/{id}/address": changeAddressOfGift,
  "POST /v1/gift/to/{id}/decline": declineGift,
  "POST /v1/gift/to/{id}/thanks": thankForGift,
});
