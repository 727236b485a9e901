import { type OrderItemProductStatus, orderStatusOf } from "./status.ts";

/** Sentences for statuses in which nothing of an order can be dispatched, by the status of the whole. */
const SENTENCES: Partial<Record<OrderItemProductStatus, string>> = {
  paid: "아직 접수 전이에요. 접수한 뒤 보내 주세요",
  bank_transfer_waiting: "입금을 기다리는 주문이에요. 입금되면 보내 주세요",
  request: "결제가 끝나지 않은 주문이에요",
  incomplete: "결제가 끝나지 않은 주문이에요",
  unknown: "결제가 끝나지 않은 주문이에요",
  withdraw_request: "취소 요청이 들어온 주문이에요. 요청을 먼저 처리해 주세요",
  withdraw_complete: "취소된 주문이에요. 보내지 마세요",
  stock_out: "품절로 돌려준 주문이에요. 보내지 마세요",
  delivering: "이미 보낸 주문이에요. 송장 번호가 틀렸다면 송장을 고쳐 주세요",
  delivery_end: "이미 도착한 주문이에요",
  complete: "이미 구매가 확정된 주문이에요",
};
const OTHERWISE = "지금 보낼 수 있는 상품이 없어요. 주문을 열어 확인해 주세요";
const REQUESTED: readonly OrderItemProductStatus[] = ["withdraw_request"];

/**
 * Says in Korean why nothing of an order can be dispatched.
 *
 * @param products statuses of the products that were to be dispatched
 * @example whyNotDispatched(["paid"]) // "아직 접수 전이에요. 접수한 뒤 보내 주세요"
 */
export function whyNotDispatched(products: readonly OrderItemProductStatus[]): string {
  const requested = products.find((status) => REQUESTED.includes(status));
  const status = requested ?? orderStatusOf(products);
  return (status === "pre_ordering" ? SENTENCES.request : SENTENCES[status]) ?? OTHERWISE;
}
