import type { MemberTemplate } from "./message-routes-and-outcomes.ts";

/**
 * Sentences of each notice for lists and pushes, where its fields would read like a table. `#{이름}` is a variable of
 * the template, `#{이름|을/를}` the same with the particle that fits its last sound.
 */
export const MESSAGE_SUMMARY_TEXTS: Record<MemberTemplate, string> = {
  ORDER_PAID: "#{상품} 주문을 받았어요. #{출고예정일}에 산지에서 출발해 #{도착예정일}에 도착할 예정이에요.",
  ORDER_ARRIVAL_CHANGED:
    "#{상품}의 도착 예정일이 #{이전도착일}에서 #{도착예정일}로 바뀌었어요. 사유: #{사유}",
  ORDER_ADDRESS_CHANGED: "#{상품}의 배송지를 바꿨어요. 사유: #{사유}. 바뀐 곳은 주문에서 확인해 주세요.",
  ORDER_OPTION_CHANGED:
    "#{상품}의 옵션을 #{이전옵션}에서 #{새옵션|으로/로} 바꿨어요. 사유: #{사유}. 결제하신 금액은 그대로예요.",
  INVOICE_CORRECTED:
    "#{상품}의 송장 번호를 #{택배사} #{송장번호}로 바로잡았어요. 앞서 알린 번호는 지워 주세요.",
  ORDER_MESSAGE: "#{상품} 주문에 대해 알려드려요. #{내용}",
  ORDER_SHIPPED: "#{상품|이/가} 산지에서 출발했어요. #{택배사} #{송장번호}로 배송을 조회할 수 있어요.",
  ORDER_DELIVERED: "#{상품|이/가} 도착했어요. 맛있게 드세요.",
  ORDER_DELIVERED_REVIEW:
    "#{상품|이/가} 도착했어요. #{기한}까지 후기를 쓰면 #{글포인트}, 사진을 더하면 #{사진포인트}를 드려요.",
  ORDER_DELAYED: "#{상품|이/가} 늦어져 미안해요. 사유는 ‘#{사유}’이고, 새 출고일은 #{출고일}이에요.",
  ORDER_CANCELLED: "#{상품} 주문을 취소했어요. 환불: #{환불}",
  STOCK_OUT_REFUND: "#{상품|이/가} 떨어져 보낼 수 없게 됐어요. 미안해요. 환불: #{환불}",
  CANCEL_REQUESTED: "#{상품} 취소 요청을 받았어요. 산지에 확인하고 알려드려요.",
  CANCEL_DENIED: "#{상품|은/는} 취소하지 못했어요. 사유: #{사유}",
  RETURN_REQUESTED: "#{상품} 반품 신청을 받았어요. 확인하고 알려드려요. 예상 환불: #{환불}",
  EXCHANGE_REQUESTED: "#{상품} 교환 신청을 받았어요. 확인하고 알려드려요.",
  RETURN_APPROVED: "#{상품} 반품을 받아들였어요. 환불: #{환불}. #{안내}",
  EXCHANGE_APPROVED: "#{상품} 교환을 받아들였어요. 새 상품을 준비해 보내드려요. #{안내}",
  RETURN_DENIED: "#{상품} #{신청} 신청을 받아들이지 못했어요. 사유: #{사유}",
  RETURN_CORRECTED: "#{상품} 처리 결과를 바로잡았어요. #{결과}. 사유: #{사유}",
  GOODWILL_REFUND: "#{상품} 주문에 #{환불} 돌려드려요. 사유: #{사유}",
  RETURN_OFFERED:
    "#{상품} 반품을 #{결정금액} 돌려드리기로 했어요. 안내한 금액은 #{안내금액}이에요. 사유: #{사유}. #{기한}까지 알려 주세요.",
  RETURN_REOPENED: "#{상품} 반품 결정을 다시 볼게요. 확인하고 알려드려요.",
  RETURN_COLLECTED: "#{택배사|이/가} #{상품|을/를} 가져갔어요. 농장에 도착하면 알려드려요.",
  RETURN_RECEIVED: "보내 주신 #{상품|을/를} 농장에서 받았어요.",
  RETURN_PICKUP:
    "#{수거일}에 #{택배사|이/가} #{상품|을/를} 가지러 가요. 받은 상자에 담아 문 앞에 두어 주세요.",
  EXCHANGE_SHIPPED: "교환한 #{상품|이/가} 출발했어요. #{택배사} #{송장번호}로 배송을 조회할 수 있어요.",
  EXCHANGE_DELIVERED: "교환한 #{상품|이/가} 도착했어요. 맛있게 드세요.",
  REFUND_PAID: "#{상품} 환불을 마쳤어요. 환불: #{환불} (#{환불수단})",
  VBANK_ISSUED: "#{은행} #{계좌번호} 계좌로 #{입금기한} #{금액|을/를} 입금하면 주문이 끝나요.",
  VBANK_REMIND: "입금 기한이 다가와요. #{은행} #{계좌번호} 계좌로 #{입금기한} #{금액|을/를} 입금해 주세요.",
  VBANK_REVERSED:
    "은행이 입금을 되돌렸어요. #{은행} #{계좌번호} 계좌로 #{입금기한} #{금액|을/를} 다시 입금해 주세요.",
  VBANK_EXPIRED: "#{상품} 주문은 기한까지 입금되지 않아 끝났어요. 낸 돈은 없어요.",
  DEPOSIT_OK: "#{상품} 주문의 #{금액} 입금을 확인했어요. 고마워요.",
  POINT_EXPIRE: "#{포인트}는 #{마지막날}까지 쓸 수 있고, 그 뒤에는 사라져요.",
  QNA_ANSWERED: "#{상품} 문의에 답변했어요. “#{문의}”",
  INQUIRY_ANSWERED: "#{종류} 문의에 답변했어요. 1:1 문의에서 볼 수 있어요.",
  WAITING_ROOM_OPEN: "기다리시던 #{상품}의 대기실이 열렸어요. #{여는때} 전에 들어오면 함께 순서를 뽑아요.",
  WAITING_ROOM_TURN: "기다리시는 #{상품}의 차례가 곧 와요.",
  OPEN_ALARM: "기다리시던 #{상품|을/를} 지금부터 살 수 있어요.",
  FARM_NEWS: "#{농장}: #{소식}",
  PRODUCE_NOTICE: "#{안내}",
  RESTOCKED: "기다리시던 #{상품|이/가} 들어왔어요. 지금 살 수 있어요.",
  RESTOCK_ENDED:
    "기다리시던 #{상품|이/가} 아직 들어오지 않아 알림을 그만둘게요. 원하시면 다시 신청해 주세요.",
  CONSENT_RESULT: "#{날짜}에 #{내용|을/를} 처리했어요. 설정에서 언제든 바꿀 수 있어요.",
  CONSENT_2YEAR: "#{날짜}에 동의하신 #{내용|을/를} 그대로 두려면 아무것도 하지 않아도 돼요.",
  PASSWORD_CHANGED: "#{일시}에 비밀번호를 바꿨어요. 직접 바꾸지 않았다면 문자나 메일의 링크에서 막아 주세요.",
  ACCOUNT_CHANGED: "#{일시}에 #{내용}. 직접 하지 않았다면 문자나 메일의 링크에서 되돌려 주세요.",
  ACCOUNT_RESTORED: "#{일시}에 #{내용}. 다른 기기에서는 모두 로그아웃했어요.",
  EMAIL_PROOF: "이메일을 확인하면 주문 소식을 메일로도 보내드려요. 3일 안에 확인할 수 있어요.",
  EMAIL_HELD: "이 이메일은 이미 회원 계정에 적혀 있어요. 내 계정이라면 로그인해 주세요.",
  EMAIL_YIELDED: "이메일의 주인이 따로 확인되어 새 로그인 이메일은 #{이메일}이에요.",
  ALREADY_MEMBER: "이미 가입되어 있어요. 로그인 방법은 #{방법}이에요.",
  MEMBER_LEFT: "#{일시}에 탈퇴를 마쳤어요. 개인정보를 바로 지웠어요.",
  REVIEW_HIDDEN: "#{상품}에 쓴 후기를 가렸어요. 사유: #{사유}. 내 후기에서 이의를 제기할 수 있어요.",
  REVIEW_RESTORED: "#{상품}에 쓴 후기가 다시 보여요. #{안내}",
  REVIEW_APPEAL_ACCEPTED: "#{상품} 후기의 이의를 받아들였어요. 다른 신고로 가린 후기라 아직 보이지 않아요.",
  REVIEW_APPEAL_DENIED: "#{상품}에 쓴 후기는 가린 채로 두기로 했어요. 사유: #{사유}",
  GIFT_REMIND_SENDER: "#{받는이}님이 아직 #{상품|을/를} 받지 않았어요. #{기한}까지 배송지를 적어야 해요.",
  GIFT_ADDRESS_DONE_SENDER: "#{받는이}님이 #{상품|을/를} 받기로 했어요. 산지에서 준비해 보낼게요.",
  GIFT_DECLINED_SENDER: "#{받는이}님이 #{상품} 선물을 마음만 받기로 했어요. 환불: #{환불}",
  GIFT_EXPIRED_SENDER: "#{받는이}님이 기한까지 배송지를 적지 않아 #{상품} 선물을 취소했어요. 환불: #{환불}",
  GIFT_ACCOUNT_SENDER:
    "#{받는이}님에게 보낸 #{상품} 선물이 끝나 돌려드릴 돈이 있어요. 환불받을 방법을 확인해 주세요.",
  GIFT_DELIVERED_SENDER: "#{받는이}님에게 #{상품|이/가} 도착했어요.",
  GIFT_SWAPPED_SENDER: "#{받는이}님이 #{보낸상품} 대신 #{상품|을/를} 받았어요.",
  GIFT_NOTIFIED_SENDER: "예약한 선물을 보냈어요. 받는 분: #{받는이}",
  GIFT_NOTIFY_AT_SENDER: "선물을 #{보낼때}에 보내요. 받는 분: #{받는이}",
  GIFT_THANKS_SENDER: "#{받는이}님의 인사가 도착했어요. “#{인사}”",
  SUBSCRIPTION_REMINDER:
    "#{상품|을/를} #{출고일}에 보내요. 값은 #{금액}이고, #{기한}까지 바꾸거나 건너뛸 수 있어요.",
  SUBSCRIPTION_PRICE_ASK:
    "#{상품} 값이 #{금액}이 되어 결제를 멈췄어요. 정한 한도는 #{한도}예요. #{기한}까지 답이 없으면 건너뛰어요.",
  SUBSCRIPTION_CARD_FAILED:
    "#{카드}로 #{상품|을/를} 결제하지 못했어요. #{기한}까지 결제하면 #{출고일}에 그대로 보내요. 사유: #{사유}",
  SUBSCRIPTION_SKIPPED: "#{출고일} #{상품|은/는} 건너뛰었어요. 낸 돈은 없어요. 사유: #{사유}",
  SUBSCRIPTION_CHANGED: "고객센터에서 #{상품} 정기배송을 바꿨어요. #{내용}.",
  SUBSCRIPTION_CARD_REMOVED: "#{상품} 정기배송을 결제할 카드가 없어요. #{안내}",
  SUBSCRIPTION_BOX: "#{월} #{상품}에 #{내용|을/를} 담아요. #{출고일}에 보내요.",
};
