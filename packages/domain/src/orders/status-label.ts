import type { OrderItemProductStatus, OrderStatus } from "./status.ts";

/** Label of a status and its step on the line 입금대기 · 결제완료 · 배송준비 · 배송: 0–4, or null for a status off the line. */
export type StatusLabel = { label: string; step: 0 | 1 | 2 | 3 | 4 | null };

/**
 * Returns the Korean label of a status and its step on the timeline.
 *
 * @example statusLabel("delivering") // { label: "배송중", step: 3 }
 * @example statusLabel("withdraw_complete") // { label: "취소완료", step: null }
 */
export function statusLabel(status: OrderItemProductStatus | OrderStatus): StatusLabel {
  return STATUS_LABELS[status];
}

const STATUS_LABELS: Record<OrderItemProductStatus | OrderStatus, StatusLabel> = {
  pre_ordering: { label: "예약주문", step: 0 },
  request: { label: "입금대기", step: 0 },
  bank_transfer_waiting: { label: "입금대기", step: 0 },
  paid: { label: "결제완료", step: 1 },
  delivery_waiting: { label: "배송준비", step: 2 },
  delivery_delay: { label: "배송지연", step: 2 },
  delivering: { label: "배송중", step: 3 },
  delivery_end: { label: "배송완료", step: 4 },
  complete: { label: "구매확정", step: 4 },
  incomplete: { label: "주문 미완료", step: null },
  stock_out: { label: "품절취소", step: null },
  withdraw_request: { label: "취소 접수", step: null },
  withdraw_partially: { label: "부분취소", step: null },
  withdraw_complete: { label: "취소완료", step: null },
  replace_request: { label: "교환 접수", step: null },
  replace_complete: { label: "교환완료", step: null },
  return_request: { label: "반품 접수", step: null },
  return_complete: { label: "반품완료", step: null },
  unknown: { label: "확인 중", step: null },
};
