import {
  GIFT_RESEND_MINUTES,
  GIFT_SCHEDULE_DAYS,
  MAX_GIFT_RESENDS,
} from "@todayfruit/domain/gifts/gift-limits";

/** Refusals of gifts: status and sentence. They are part of `REFUSALS`. */
export const GIFT_REFUSALS = {
  GIFT_NOT_AVAILABLE: [409, "지금은 선물로 보낼 수 없어요. 내 배송지로 주문해 주세요"],
  GIFT_RECEIVERS_INVALID: [400, "받는 분의 이름과 휴대폰 번호를 확인해 주세요"],
  GIFT_ORDER: [409, "선물로 보낸 주문이에요. 보낸 선물에서 받는 분마다 확인해 주세요"],
  GIFT_NOT_FOUND: [404, "선물을 찾지 못했어요. 받은 링크를 다시 확인해 주세요"],
  GIFT_OVER: [409, "이미 끝난 선물이에요"],
  GIFT_NOT_SENT: [409, "아직 결제하지 않은 선물이에요. 입금하면 링크를 보내 드려요"],
  GIFT_NOT_BY_MESSAGE: [409, "카카오톡으로 직접 보내는 선물이에요. 공유 버튼으로 다시 보내 주세요"],
  GIFT_RESEND_TOO_SOON: [429, `방금 보냈어요. ${GIFT_RESEND_MINUTES}분 뒤에 다시 보내 주세요`],
  GIFT_RESEND_LIMIT: [409, `${MAX_GIFT_RESENDS}번까지 다시 보낼 수 있어요. 받는 분에게 직접 알려 주세요`],
  GIFT_WITHDRAW_TOO_LATE: [409, "받는 분이 주소를 적어 취소할 수 없어요"],
  GIFT_ADDRESS_ENTERED: [409, "이미 주소를 적은 선물이에요. 주소를 바꾸려면 배송지 바꾸기를 눌러 주세요"],
  GIFT_ADDRESS_NOT_ENTERED: [409, "아직 주소를 적지 않은 선물이에요. 주소를 먼저 적어 주세요"],
  GIFT_ADDRESS_TOO_LATE: [409, "배송을 준비하고 있어 주소를 바꿀 수 없어요. 고객센터에 알려 주세요"],
  GIFT_AREA_UNDELIVERABLE: [
    409,
    "이 주소로는 보낼 수 없는 상품이 있어요. 다른 주소를 적거나 선물을 거절해 주세요",
  ],
  GIFT_NOTIFY_AT_INVALID: [
    400,
    `보낼 때를 다시 골라 주세요. ${GIFT_SCHEDULE_DAYS}일 안의 오전 8시부터 오후 8시까지, 정각에 보낼 수 있어요`,
  ],
  GIFT_NOTIFIED: [409, "받는 분에게 이미 보냈어요. 주소를 적기 전이면 취소할 수 있어요"],
  GIFT_DISPATCHED_BEFORE: [409, "출고일이 정해진 상품이라 그때 보내면 늦어요. 더 이른 때를 골라 주세요"],
  GIFT_DAY_TOO_LATE: [409, "배송을 준비하고 있어 날을 바꿀 수 없어요. 고객센터에 알려 주세요"],
  GIFT_DAY_UNAVAILABLE: [409, "그날은 받을 수 없어요. 다른 날을 골라 주세요"],
  GIFT_SWAPPED: [409, "선물은 한 번만 바꿀 수 있어요. 날과 주소는 바꿀 수 있어요"],
  GIFT_SWAP_TOO_LATE: [409, "배송을 준비하고 있어 선물을 바꿀 수 없어요. 고객센터에 알려 주세요"],
  GIFT_SWAP_UNAVAILABLE: [409, "이 과일로는 바꿀 수 없어요. 다른 과일을 골라 주세요"],
  GIFT_SWAP_SOLD_OUT: [409, "준비한 수량이 모두 나갔어요. 다른 과일을 골라 주세요"],
  GIFT_SWAP_WAITING_ROOM: [
    409,
    "처음 상품은 지금 공정한 오픈에서 차례가 온 분께만 팔아요. 바꾼 상품으로 보내 주세요",
  ],
  GIFT_NOT_SWAPPED: [409, "받는 분이 바꾼 선물이 아니에요"],
  GIFT_DECLINE_TOO_LATE: [409, "배송을 준비하고 있어 거절할 수 없어요. 고객센터에 알려 주세요"],
  GIFT_WITHOUT_ADDRESS: [409, "받는 분이 아직 주소를 적지 않은 선물이에요"],
  GIFT_PARCEL_APART: [409, "받는 곳이 다른 상품이에요. 받는 분마다 따로 보내 주세요"],
  GIFT_NOT_ARRIVED: [409, "선물을 받은 뒤에 감사 카드를 보낼 수 있어요"],
  GIFT_THANKED: [409, "이미 고마운 마음을 전했어요"],
} as const satisfies Record<string, readonly [status: number, message: string]>;
