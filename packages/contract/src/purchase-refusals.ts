/**
 * Refusals of buying goods, with their status and sentence, a part of `REFUSALS`: the cart shows them and loads no
 * others.
 */
export const PURCHASE_REFUSALS = {
  PRODUCT_NOT_ON_SALE: [409, "지금은 살 수 없는 상품이에요. 다른 상품을 둘러봐 주세요"],
  SOLD_OUT: [409, "준비한 수량이 모두 팔렸어요"],
  NOT_ENOUGH_STOCK: [409, "남은 수량보다 많이 담았어요. 수량을 줄여 주세요"],
  APP_ONLY: [409, "앱에서만 살 수 있어요"],
  GRADE_TOO_LOW: [403, "회원 등급이 더 높아야 살 수 있는 상품이에요"],
  NOT_OPEN_YET: [409, "아직 판매를 시작하지 않았어요. 오픈 알림을 받아 보세요"],
  PERIOD_ENDED: [409, "판매 기간이 끝났어요. 다른 상품을 둘러봐 주세요"],
  SHARE_REQUIRED: [409, "공유하면 살 수 있는 상품이에요. 먼저 공유해 주세요"],
  WAITING_ROOM_ONLY: [409, "대기실에서 차례가 온 분만 살 수 있어요. 상품에서 대기실로 들어가 주세요"],
  WAITING_ROOM_LIMIT: [409, "대기실에서 맡아둔 수량보다 많아요. 수량을 줄여 주세요"],
  WAITING_ROOM_ALONE: [409, "대기실에서 사는 상품은 따로 주문해 주세요"],
  WAITING_ROOM_METHOD: [409, "대기실에서는 바로 결제되는 방법만 쓸 수 있어요. 카드나 간편결제를 골라 주세요"],
  PRODUCE_NOTICE_NOT_FOUND: [404, "알림을 찾지 못했어요. 알림에서 다시 확인해 주세요"],
} as const satisfies Record<string, readonly [status: number, message: string]>;
