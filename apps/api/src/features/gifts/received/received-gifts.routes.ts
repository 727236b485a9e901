import { giftReceivedCalls } from "@todayfruit/contract/gifts/received-gifts.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { listReceivedGifts } from "../box/list-received-gifts.ts";
import { listOptionsForGiftSwap } from "../swaps/list-options-for-gift-swap.ts";
import { swapGift } from "../swaps/swap-gift.ts";
import { declineGift } from "./decline-gift.ts";
import { changeAddressOfGift, enterGiftAddress } from "./enter-and-change-gift-address.ts";
import { chooseGiftDay, listGiftDays } from "./list-and-choose-gift-days.ts";
import { sendThankYouCard } from "./send-thank-you-card.ts";
import { showReceivedGift } from "./show-received-gift.ts";

export const giftReceivedRoutes = bindCalls(giftReceivedCalls, {
  "GET /v1/gift/received": listReceivedGifts,
  "GET /v1/gift/to/{id}": showReceivedGift,
  "POST /v1/gift/to/{id}/address": enterGiftAddress,
  "PUT /v1/gift/to/{id}/address": changeAddressOfGift,
  "GET /v1/gift/to/{id}/days": listGiftDays,
  "PUT /v1/gift/to/{id}/day": chooseGiftDay,
  "GET /v1/gift/to/{id}/swaps": listOptionsForGiftSwap,
  "PUT /v1/gift/to/{id}/swap": swapGift,
  "POST /v1/gift/to/{id}/decline": declineGift,
  "POST /v1/gift/to/{id}/thanks": sendThankYouCard,
});
