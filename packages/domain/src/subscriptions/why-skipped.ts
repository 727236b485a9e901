import type { SkipReason } from "./subscription-status-and-reason-codes.ts";

/** Sentence that a member is told when nothing was paid and sent; `null` where they did it themselves. */
const TEXTS: Record<SkipReason, string | null> = {
  buyer: null,
  operator: "고객센터에서 이번 회차를 건너뛰었어요",
  paused: null,
  ended: null,
  price_over_limit: "정한 값 한도를 넘었는데 답이 없어 건너뛰었어요",
  card_failed: "카드로 결제하지 못해 건너뛰었어요",
  order_failed: "주문을 만들지 못해 건너뛰었어요",
  waiting_room: "대기실에서만 파는 동안이라 건너뛰었어요",
  sold_out: "준비한 수량이 모두 팔려 건너뛰었어요",
  option_ended: "더 이상 팔지 않는 상품이라 건너뛰고 쉬어요",
  undeliverable: "이 주소로 보낼 수 없어 건너뛰고 쉬어요. 배송지를 바꿔 주세요",
};

/** @example whySkipped("sold_out") // "준비한 수량이 모두 팔려 건너뛰었어요" */
export function whySkipped(reason: SkipReason): string | null {
  return TEXTS[reason];
}
