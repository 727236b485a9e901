import type { SheetColumn } from "./sheet-column-types.ts";

/** Columns of the sheet of orders, a row for each option of an order. */
export const ORDER_COLUMNS: readonly SheetColumn[] = [
  text("number", "주문번호"),
  text("orderedAt", "주문일시"),
  text("status", "주문 상태"),
  text("productStatus", "상품 상태"),
  text("farm", "농가"),
  text("productName", "상품명"),
  text("optionName", "옵션명"),
  number("units", "수량"),
  number("unitPrice", "단가"),
  number("price", "주문 결제 금액"),
  number("usedPoint", "쓴 포인트"),
  text("method", "결제 수단"),
  text("receiverName", "받는 분"),
  text("phone", "전화번호"),
  text("zonecode", "우편번호"),
  text("address", "주소"),
  text("carrier", "택배사"),
  text("invoiceNumber", "송장번호"),
];

/** Columns of the sheet of members. */
export const MEMBER_COLUMNS: readonly SheetColumn[] = [
  number("id", "회원번호"),
  text("name", "이름"),
  text("email", "이메일"),
  text("phone", "전화번호"),
  number("grade", "등급"),
  number("pointBalance", "포인트"),
  number("orderCount", "주문 수"),
  { field: "agreesToAds", heading: "광고 동의", kind: "yesNo" },
  text("joinedAt", "가입일시"),
];

/** Columns of the sheet of coupons. */
export const COUPON_COLUMNS: readonly SheetColumn[] = [
  number("id", "쿠폰번호"),
  text("name", "쿠폰명"),
  { field: "target", heading: "할인 대상", kind: "choice", words: { goods: "상품", shipping: "배송비" } },
  number("amount", "할인 금액"),
  number("percent", "할인율"),
  text("validFrom", "시작"),
  text("validUntil", "끝"),
  number("issueLimit", "발급 한도"),
  number("perMember", "한 사람 한도"),
  number("issued", "발급"),
  number("used", "사용"),
];

function text(field: string, heading: string): SheetColumn {
  return { field, heading, kind: "text" };
}

function number(field: string, heading: string): SheetColumn {
  return { field, heading, kind: "integer" };
}
