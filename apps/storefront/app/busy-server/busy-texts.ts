import type { BusyRefusal } from "@todayfruit/contract/busy-refusals";

/** Korean texts for the shopper: title of the page, while retrying, after the last try. */
export const BUSY_TEXTS: Record<BusyRefusal, { title: string; waiting: string; gaveUp: string }> = {
  SHOP_BUSY: {
    title: "지금 이용하는 분이 많아요",
    waiting: "이용하는 분이 많아 자동으로 다시 시도해요",
    gaveUp: "이용하는 분이 많아요. 잠시 뒤 다시 시도해 주세요",
  },
  STOCK_BUSY: {
    title: "이 상품을 주문하는 분이 많아요",
    waiting: "주문하는 분이 많아 자동으로 다시 시도해요",
    gaveUp: "이 상품을 주문하는 분이 많아요. 잠시 뒤 다시 시도해 주세요",
  },
  NOT_READY: {
    title: "가게를 여는 중이에요",
    waiting: "가게를 여는 중이라 자동으로 다시 시도해요",
    gaveUp: "가게를 여는 중이에요. 잠시 뒤 다시 시도해 주세요",
  },
};
