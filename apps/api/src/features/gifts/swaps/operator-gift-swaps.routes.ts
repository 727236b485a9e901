import { operatorGiftSwapCalls } from "@todayfruit/contract/gifts/operator-gift-swaps.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { takeBackGiftSwap } from "./take-back-gift-swap.ts";

export const operatorGiftSwapRoutes = bindCalls(operatorGiftSwapCalls, {
  "PUT /operator/v1/gifts/{id}/swap/take-back": takeBackGiftSwap,
});
