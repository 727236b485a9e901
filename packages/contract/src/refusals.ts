/**
 * Every way the shop says no: code → HTTP status and the Korean sentence for the shopper.
 * The table is the union: a code without a row does not compile.
 */
export const REFUSALS = {
  INVALID_INPUT: [400, "입력한 내용을 다시 확인해 주세요"],
  PLATFORM_UNKNOWN: [
    400,
    "접속 환경을 확인해 주세요. platform 헤더는 android, ios, web 가운데 하나여야 해요",
  ],
  LOGIN_REQUIRED: [401, "로그인이 필요해요"],
  TOKEN_INVALID: [401, "로그인 시간이 지났어요. 다시 로그인해 주세요"],
  LOGIN_FAILED: [401, "이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요"],
  MEMBER_ONLY: [403, "회원만 쓸 수 있어요. 로그인하고 다시 시도해 주세요"],
  NOT_FOUND: [404, "찾는 페이지가 없어요. 주소를 확인해 주세요"],
  PRODUCT_NOT_FOUND: [404, "판매하지 않는 상품이에요. 다른 상품을 둘러봐 주세요"],
  OPTION_NOT_FOUND: [404, "고른 옵션을 더 이상 팔지 않아요. 다른 옵션을 골라 주세요"],
  CATEGORY_NOT_FOUND: [404, "없는 카테고리예요. 다른 카테고리를 골라 주세요"],
  DISPLAY_NOT_FOUND: [404, "지금은 볼 수 없는 전시예요. 홈에서 다른 상품을 둘러봐 주세요"],
  PRODUCT_GROUP_NOT_FOUND: [404, "지금은 볼 수 없는 모음이에요. 다른 상품을 둘러봐 주세요"],
  VIDEO_NOT_FOUND: [404, "지금은 볼 수 없는 영상이에요. 다른 영상을 봐 주세요"],
  CART_ITEM_NOT_FOUND: [404, "장바구니에서 이미 지운 상품이에요"],
  ADDRESS_NOT_FOUND: [404, "이미 지운 배송지예요. 다른 배송지를 골라 주세요"],
  ORDER_TMP_NOT_FOUND: [404, "주문서 시간이 지났어요. 장바구니에서 다시 주문해 주세요"],
  ORDER_NOT_FOUND: [404, "주문을 찾지 못했어요. 주문 내역을 확인해 주세요"],
  PAYMENT_NOT_FOUND: [404, "결제 내역을 찾지 못했어요. 주문 내역을 확인해 주세요"],
  IMAGE_NOT_FOUND: [404, "사진을 찾지 못했어요"],
  METHOD_NOT_ALLOWED: [405, "지원하지 않는 요청이에요"],
  REQUEST_TIMEOUT: [408, "서버와 연결이 원할하지 않습니다. 잠시 후 시도해주세요"],
  EMAIL_TAKEN: [409, "이미 가입한 이메일이에요. 로그인해 주세요"],
  EMAIL_INVALID: [400, "이메일 주소를 확인해 주세요"],
  PASSWORD_TOO_WEAK: [400, "비밀번호는 8~64자로, 영문·숫자·기호 가운데 두 가지를 섞어 주세요"],
  NAME_INVALID: [400, "이름은 한글이나 영문으로 2~30자까지 적어 주세요"],
  PHONE_INVALID: [400, "휴대폰 번호를 확인해 주세요"],
  SIGN_UP_KIND_NOT_AVAILABLE: [400, "지금은 이메일로만 가입할 수 있어요"],
  PRODUCT_NOT_ON_SALE: [409, "지금은 살 수 없는 상품이에요. 다른 상품을 둘러봐 주세요"],
  SOLD_OUT: [409, "준비한 수량이 모두 팔렸어요"],
  NOT_ENOUGH_STOCK: [409, "남은 수량보다 많이 담았어요. 수량을 줄여 주세요"],
  APP_ONLY: [409, "앱에서만 살 수 있어요"],
  GRADE_TOO_LOW: [403, "회원 등급이 더 높아야 살 수 있는 상품이에요"],
  NOT_OPEN_YET: [409, "아직 판매를 시작하지 않았어요. 오픈 알림을 받아 보세요"],
  PERIOD_ENDED: [409, "판매 기간이 끝났어요. 다른 상품을 둘러봐 주세요"],
  SHARE_REQUIRED: [409, "공유하면 살 수 있는 상품이에요. 먼저 공유해 주세요"],
  ALREADY_OPEN: [409, "이미 판매를 시작했어요. 지금 바로 살 수 있어요"],
  FAVORITE_LIMIT: [409, "찜은 500개까지 할 수 있어요. 보지 않는 상품을 먼저 풀어 주세요"],
  TWO_SHIPMENT_DATES: [409, "출고일은 2개 이상 선택 불가능합니다."],
  CART_FULL: [409, "장바구니에는 100가지까지 담을 수 있어요. 먼저 비워 주세요"],
  QUANTITY_TOO_LARGE: [409, "한 번에 살 수 있는 수량을 넘었어요. 수량을 줄여 주세요"],
  NOTHING_SELECTED: [400, "주문할 상품을 골라 주세요"],
  ADDRESS_REQUIRED: [400, "배송지를 추가해 주세요"],
  ADDRESS_LIMIT: [409, "배송지는 20곳까지 저장할 수 있어요. 쓰지 않는 배송지를 지워 주세요"],
  ZONECODE_INVALID: [400, "우편번호 다섯 자리를 확인해 주세요"],
  UNDELIVERABLE_AREA: [409, "이 주소로는 배송할 수 없는 상품이 있어요. 다른 배송지를 골라 주세요"],
  PRICE_CHANGED: [409, "그 사이 금액이 바뀌었어요. 바뀐 금액을 확인해 주세요"],
  POINTS_BELOW_MINIMUM: [409, "포인트는 정해진 최소 금액부터 쓸 수 있어요"],
  POINTS_NOT_ENOUGH: [409, "가진 포인트보다 많이 적었어요"],
  POINTS_OVER_PRICE: [409, "결제 금액보다 포인트를 많이 적었어요"],
  PAYMENT_METHOD_NOT_AVAILABLE: [409, "지금은 쓸 수 없는 결제 수단이에요. 다른 결제 수단을 골라 주세요"],
  GIFT_NOT_AVAILABLE: [409, "지금은 선물로 보낼 수 없어요. 내 배송지로 주문해 주세요"],
  ORDER_ALREADY_PAID: [409, "이미 결제한 주문이에요. 주문 내역을 확인해 주세요"],
  PAYMENT_EXPIRED: [409, "결제 시간이 지났어요. 주문서에서 다시 결제해 주세요"],
  PAYMENT_AMOUNT_MISMATCH: [409, "결제 금액이 주문 금액과 달라요. 결제하지 않았으니 다시 시도해 주세요"],
  PAYMENT_DECLINED: [402, "결제하지 못했어요. 다른 결제 수단을 골라주세요"],
  PAYMENT_PENDING: [409, "결제 결과를 확인하고 있어요. 주문 내역에서 확인해 주세요"],
  IDEMPOTENCY_KEY_REUSED: [422, "같은 요청 번호로 다른 내용을 보냈어요. 처음부터 다시 시도해 주세요"],
  IDEMPOTENCY_IN_PROGRESS: [409, "앞선 요청을 처리하고 있어요. 잠시만 기다려 주세요"],
  BODY_TOO_LARGE: [413, "보낸 내용이 너무 커요. 줄여서 다시 보내 주세요"],
  MEDIA_TYPE_UNSUPPORTED: [415, "지원하지 않는 형식이에요"],
  TOO_MANY_REQUESTS: [429, "요청이 너무 잦아요. 잠시 후 다시 시도해 주세요"],
  PROVIDER_UNAVAILABLE: [503, "결제사와 연결이 고르지 않아요. 잠시 후 다시 시도해 주세요"],
  NOT_READY: [503, "가게를 여는 중이에요. 잠시 후 다시 들러 주세요"],
  INTERNAL: [500, "알 수 없는 에러"],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

export function refusalStatus(code: RefusalCode): number {
  return REFUSALS[code][0];
}

export function refusalMessage(code: RefusalCode): string {
  return REFUSALS[code][1];
}
