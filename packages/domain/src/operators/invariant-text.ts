/**
 * Returns what an invariant of the books says, in Korean; a name without a text stays as it is.
 *
 * @example invariantText("no message was sent twice") // "알림은 한 번만"
 */
export function invariantText(name: string): string {
  return INVARIANT_TEXTS[name] ?? name;
}

/** Korean of each invariant by its name. */
export const INVARIANT_TEXTS: Readonly<Record<string, string>> = {
  "the provider's list says the same": "결제 회사의 목록 = 우리 기록",
  "of who left nothing is kept that says who they were": "탈퇴한 분을 알아볼 수 있는 것이 남지 않음",
  "the settings of a member are what they last said": "회원의 설정 = 마지막에 고른 것",
  "a member's number is proven": "회원 휴대폰 번호는 확인한 번호",
  "an order took off what its coupon did, and gave the coupon back when it was over":
    "쿠폰 할인 = 주문에서 뺀 돈, 끝난 주문은 쿠폰을 돌려줌",
  "the shipping coupon of an order paid the shipping that it did, and came back when the order was over":
    "배송비 쿠폰 = 뺀 배송비, 끝난 주문은 쿠폰을 돌려줌",
  "a coupon took money off what it is for": "쿠폰은 쓸 수 있는 상품에만 쓰임",
  "coupons are used by whom they were given to": "쿠폰은 받은 분만 씀",
  "no more coupons were given than there are": "쿠폰은 정한 장수까지만 나감",
  "favourites and people who wait are counted as they are": "찜과 재입고 알림 수 = 실제 수",
  "kept videos are counted as they are": "영상 저장 수 = 실제 수",
  "whoever was told of an opening has the notification": "판매 시작을 알린 분에게 알림이 있음",
  "a member whose restock alarm ended has the notification": "재입고 알림이 끝난 분에게 알림이 있음",
  "the parts of a gift are what its order cost": "선물 몫의 합 = 주문 금액",
  "every product of a gift is one receiver's, and only of a gift": "선물 상품마다 받는 분이 한 분",
  "what came back of a gift is its part, to the won": "선물에서 돌려준 돈 = 그 몫",
  "a gift that is over has nothing left to send, and one that is not has": "끝난 선물에는 보낼 상품이 없음",
  "every change of a gift is an edge of its table, and its last event is its state":
    "선물 상태는 정한 길로만 바뀜",
  "a gift came to its end once": "선물은 한 번만 끝남",
  "a paid cycle is one paid order of its member, option and form": "결제한 정기배송 회차 = 결제한 주문 하나",
  "a cycle that is not paid has no paid order": "건너뛴 정기배송 회차에는 결제한 주문이 없음",
  "a cycle is charged within its limit, after it was told, and before its end":
    "정기배송은 값 한도 안에서, 알린 뒤에, 그만두기 전에만 결제",
  "an active subscription has its next cycle, one that ended has none":
    "받는 정기배송에는 다음 회차가 하나, 그만둔 것에는 없음",
  "the cycles of a subscription are in order of their days": "정기배송 회차는 날 차례대로",
  "a gift that is not packed is promised for the day that its receiver chose":
    "준비 전인 선물은 받는 분이 고른 날에 도착하기로 함",
  "a swapped product of a gift is what its receiver chose, or what was bought once it was taken back":
    "바꾼 선물은 받는 분이 고른 상품, 되돌린 것은 처음 상품임",
  "links go out when, and only when, a gift is paid for": "선물 링크는 결제한 뒤에만 나감",
  "whom the shop writes to has a name and a number": "선물 알림을 받는 분은 이름과 번호가 있음",
  "no gift is packed that nobody said where to bring": "주소 없는 선물은 포장하지 않음",
  "a parcel goes to one door": "상자 하나는 한 주소로",
  "no notice waits past its time": "선물 알림이 때를 넘겨 기다리지 않음",
  "no task fails for ever": "계속 실패하는 일이 없음",
  "no job is lost while somebody works on the queue": "줄 선 일을 잃지 않음",
  "lines and fees, less discounts and points, are the price": "상품 + 배송비 − 할인 − 포인트 = 주문 금액",
  "what is payable is what the payment asks": "낼 돈 = 결제에서 청구한 돈",
  "paid orders are paid for": "결제한 주문에는 결제가 있음",
  "one live order for each order form": "주문서 하나에 주문 하나",
  "every change of an order is an edge of its table": "주문 상태는 정한 길로만 바뀜",
  "every change of one product is an edge of its table": "주문 상품 상태는 정한 길로만 바뀜",
  "a product steps back only where an operator's move is taken back": "배송 상태는 되돌릴 때만 뒤로 감",
  "a change that was undone has nothing left to tell or to give back":
    "되돌린 일은 알리거나 돌려줄 것이 없음",
  "the last event of an order is its state": "주문의 마지막 기록 = 지금 상태",
  "the orders a buyer is said to have are those that are paid for": "회원의 주문 수 = 결제한 주문 수",
  "points are what the ledger says and never below zero": "포인트 = 장부의 합, 0보다 작지 않음",
  "a lot of points is what its entries left of it": "받은 포인트에서 남은 것 = 장부에서 남은 것",
  "the last change of a grade is the grade": "마지막에 바뀐 등급 = 지금 등급",
  "a balance of points is what the lots hold": "포인트 잔액 = 남은 포인트의 합",
  "a reward became points once, and what was taken back for it is in the ledger":
    "적립은 한 번만, 거둔 것은 장부에 있음",
  "only what is kept for good has earned points": "구매가 끝난 상품만 적립됨",
  "an order earned no more than was promised": "적립은 약속한 만큼까지만",
  "what arrived says when it did": "도착한 상품에는 도착한 때가 있음",
  "what lines were compensated is what claims gave for goods": "상품에 돌려준 돈 = 신청에서 준 돈",
  "money comes back for claims that were granted": "받아들인 신청만 돈을 돌려줌",
  "what a claim gave for its lines is what its refunds say": "신청에서 준 돈 = 그 환불의 합",
  "an approved exchange is sent, and nothing else is": "승인한 교환만 다시 보냄",
  "a replacement that arrived is in a parcel that was handed over": "도착한 교환 상품은 전한 상자에 있음",
  "a product shows a request exactly while its claim waits for an answer": "신청 표시는 답을 기다리는 동안만",
  "what is in a parcel has left": "상자에 담긴 상품은 출고됨",
  "what is in a parcel that was handed over has arrived": "전한 상자의 상품은 도착함",
  "a parcel holds orders of one buyer": "상자 하나에는 한 분의 주문만",
  "reserved stock is within stock on hand": "잡은 재고 ≤ 가진 재고",
  "reserved stock is what open orders hold": "잡은 재고 = 열린 주문의 합",
  "stock is held exactly while an order waits for its money": "재고는 결제를 기다리는 동안만 잡음",
  "an order holds the units of its lines": "주문이 잡은 수 = 주문 상품의 수",
  "each move of stock goes on where the one before it ended": "재고 기록이 앞 기록에서 이어짐",
  "stock on hand is what its moves add up to": "가진 재고 = 재고 기록의 합",
  "what left the shelf for an order is what it bought": "주문으로 나간 수 = 산 수",
  "what was written off or sent once more has its order to thank for it":
    "버리거나 다시 보낸 재고에는 주문이 있음",
  "what came back after delivery is what was received": "배송 뒤 돌아온 수 = 받은 수",
  "a count that was corrected is an operator's, and every other move has its order":
    "고친 재고에는 운영자, 나머지 기록에는 주문이 있음",
  "what a receipt added to the stock is what came": "들어와서 는 재고 = 들어온 수",
  "units received of a purchase order are those of its receipts": "발주에서 온 수 = 들어온 기록의 합",
  "a lot has left what it received, less what was taken, with what was corrected":
    "LOT에서 남은 수 = 들어온 수 − 나간 수 ± 고친 수",
  "a waiting room has sold and holds what its places say, within what was announced":
    "대기실이 판 상자와 맡아둔 상자 = 자리마다 산 상자와 맡아둔 상자, 알린 수 안",
  "a person has one place in a waiting room, besides those that were given up or expired":
    "대기실에는 한 분에 한 자리",
  "a place is called after every place with a lower number that did not leave":
    "대기실의 차례는 번호 순서대로",
  "drawn places are in the order of the hash of the seed and their tickets":
    "뽑은 순서 = 씨앗과 표의 해시 순서",
  "a place that bought has a paid order of its person with as many units, and one that pays an open order":
    "산 자리에는 그분의 결제된 주문, 결제하는 자리에는 같은 수량의 열린 주문",
  "an option is marked with its next waiting room that is neither closed nor cancelled":
    "옵션은 끝나거나 취소되지 않은 다음 대기실에서만 판매",
  "no lot has less than nothing left": "LOT의 남은 수는 0보다 작지 않음",
  "the lots of an option have no more left than is in the store": "LOT의 합 ≤ 가진 재고",
  "a line takes units of its own option, and no more than it sends":
    "주문 상품은 제 옵션의 LOT에서 보낼 만큼만",
  "a line that left its order before dispatch keeps nothing of a lot":
    "출고 전에 취소한 상품은 LOT을 잡지 않음",
  "nothing is taken from a lot after its recall": "멈춘 LOT에서는 나가지 않음",
  "every event became messages or has a reason": "알릴 일은 모두 알렸거나 까닭이 있음",
  "no message was sent twice": "알림은 한 번만",
  "a text is sent with its batch and waits without one": "문자는 묶음으로만 보냄",
  "pushes end with the session that wanted them": "로그아웃한 기기에는 푸시를 보내지 않음",
  "an advertisement was sent to nobody by night without their word": "밤에 광고가 나가지 않음",
  "questions are counted as they are": "상품 문의 수 = 실제 수",
  "what waits for an answer is somebody's who is still here": "답을 기다리는 문의는 탈퇴하지 않은 분의 것",
  "reviews are counted as they are": "후기 수 = 실제 수",
  "what is reviewed says so, and was kept by its buyer": "후기는 구매가 끝난 상품에만",
  "a review that was written here has its order": "이 가게에서 쓴 후기에는 주문이 있음",
  "only a review that is there has earned points": "남아 있는 후기만 적립됨",
  "a review is hidden exactly while a report of it stands": "후기는 신고가 받아들여진 동안만 가림",
  "money promised for cancelled products is refunded, once": "취소한 상품의 돈은 한 번만 돌려줌",
  "a payment has promised back what its withdrawals say": "결제에서 돌려줄 돈 = 취소의 합",
  "goodwill is money that was paid, for no product, and is what its buyer reads":
    "더 드린 돈은 받은 돈 안에서, 산 분이 읽은 그대로",
  "points of cancelled products are back": "취소한 상품의 포인트는 돌려줌",
  "an order took the points it says, and gave them back when it was over":
    "주문에 쓴 포인트 = 뺀 포인트, 끝난 주문은 돌려줌",
  "a cancelled product of a live order is one that was withdrawn": "취소된 상품에는 취소 기록이 있음",
  "an order of which every product was withdrawn gave everything back": "모두 취소한 주문은 모두 돌려줌",
  "receipts stand over the cash that is held": "현금영수증 금액 = 받아 둔 현금",
  "what was taken back of a receipt is what was asked for": "현금영수증에서 취소한 돈 = 취소를 부탁한 돈",
  "no receipt waits for ever": "계속 기다리는 현금영수증이 없음",
  "cash from 100,000원 on has a receipt": "현금 10만 원부터는 현금영수증이 있음",
  "what is paid is counted as sold, for what its goods cost": "결제한 상품은 매출에 그 값으로 있음",
  "what is paid is in the lines of sales, for its units and price": "결제한 상품은 매출 줄에 수와 값이 같음",
  "what is told outside of a refund is told of its sale before": "밖에 알린 환불은 판매를 먼저 알림",
  "one order for each payment key": "결제 하나에 주문 하나",
  "what the provider took has its key, and only points need none": "받은 돈에는 결제 번호가 있음",
  "every change of a payment is an edge of its table": "결제 상태는 정한 길로만 바뀜",
  "the last event of a payment is its state": "결제의 마지막 기록 = 지금 상태",
  "no open payment is forgotten by the reconciler": "열린 결제는 모두 다시 확인함",
  "what was given back is the sum of the refunds that are done": "돌려준 돈 = 끝난 환불의 합",
  "captured money belongs to a paid order or to a refund": "받은 돈 − 돌려준 돈 = 주문에 남은 돈",
  "refunds are within what was captured": "돌려준 돈 ≤ 받은 돈",
  "a refund is done when the provider said so, and asks with the key of its payment":
    "환불은 결제 회사가 끝났다고 한 뒤에 끝남",
  "no refund waits for ever": "계속 기다리는 환불이 없음",
  "a settlement is the sum of its goods and adjustments": "정산 = 상품과 조정의 합",
  "a settlement holds goods and adjustments of its farm alone": "정산에는 그 농가의 것만 있음",
  "no more is taken off for a line than its goods cost": "정산에서 빼는 돈 ≤ 상품의 공급가",
  "an order has invoices or a cash receipt, never both": "주문에는 계산서나 현금영수증 가운데 하나만",
  "invoices are issued for requests that were not withdrawn, of orders paid in cash":
    "계산서는 거두지 않은 신청과 현금 주문에만",
};
