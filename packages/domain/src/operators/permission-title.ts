import type { Permission } from "./permissions.ts";

const TITLES: Record<Permission, string> = {
  "orders.read": "주문 보기",
  "orders.note": "주문에 메모하기",
  "orders.ship": "접수·출고하기",
  "orders.refund": "취소하고 돌려주기",
  "claims.decide": "취소·반품·교환 정하기",
  "points.adjust": "포인트·쿠폰 주기",
  "stock.change": "재고 고치기",
  "prices.change": "가격 고치기",
  "catalog.edit": "상품 고치기",
  "displays.edit": "진열·글 고치기",
  "settlements.manage": "정산하기",
  "operators.manage": "운영자 관리하기",
  "personal-data.read": "개인정보 보기",
  "coupons.manage": "쿠폰·혜택 정하기",
  "members.read": "회원 보기",
  "members.edit": "회원 막기·등급 정하기",
  "voices.answer": "문의·후기 답하기",
  "data.export": "개인정보 내려받기",
  "webhooks.manage": "웹훅 관리하기",
};

/** @example permissionTitle("orders.ship") // "접수·출고하기" */
export function permissionTitle(permission: Permission): string {
  return TITLES[permission];
}
