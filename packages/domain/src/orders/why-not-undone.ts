import type { UndoableMove } from "./operator-undo-transitions.ts";
import type { OrderItemProductStatus } from "./status.ts";

/** Facts about a product that an operator moved, on which undo depends. */
export type MovedProduct = {
  /** Status that the move led to, and the one that the product has now. */
  to: OrderItemProductStatus;
  status: OrderItemProductStatus;
  /** Another operator's move of the product came later and holds. */
  isMovedLater: boolean;
  /** Its buyer or receiver has been told of the move. */
  isTold: boolean;
  /** The carrier reported that it has the parcel. */
  isUnderWay: boolean;
  /** A lot that it was sent from was recalled since. */
  isRecalled: boolean;
  /** Its promised arrival moved again for another cause, e.g. an address. */
  isPromiseMoved: boolean;
};

export type UndoRefusal = "CHANGE_OVERTAKEN" | "BUYER_ALREADY_TOLD" | "PARCEL_UNDER_WAY";
export type WhyNotUndone = { code: UndoRefusal; message: string };

/** Sentences for the status that a product reached after the move. */
const LATER: Partial<Record<OrderItemProductStatus, string>> = {
  delivery_waiting: "그 뒤에 다시 접수했어요. 나중 것부터 되돌려 주세요",
  delivery_delay: "그 뒤에 배송을 미뤘어요. 나중 것부터 되돌려 주세요",
  delivering: "그 뒤에 출고했어요. 출고를 먼저 되돌려 주세요",
  delivery_end: "이미 도착했어요. 반품이나 교환으로 처리해 주세요",
  complete: "이미 구매가 확정됐어요. 반품이나 교환으로 처리해 주세요",
  withdraw_request: "취소 요청이 들어왔어요. 요청을 먼저 처리해 주세요",
  withdraw_complete: "그 뒤에 취소됐어요. 더 되돌릴 것이 없어요",
  stock_out: "그 뒤에 품절로 돌려줬어요. 더 되돌릴 것이 없어요",
};
const CHANGED = "그 뒤에 다시 바뀌었어요. 주문을 열어 확인해 주세요";
const TOLD: Record<UndoableMove, string> = {
  accept: "산 분에게 이미 알렸어요. 배송을 미룰 수는 있어요",
  hold: "배송이 늦어진다고 이미 알렸어요. 다시 준비하려면 접수해 주세요",
  dispatch: "출고했다고 이미 알렸어요. 송장이 틀렸다면 송장을 고쳐 주세요",
};

/**
 * Says why a move of a product cannot be taken back, and what is still possible; `null` where it can.
 *
 * @example whyNotUndone("accept", { to: "delivery_waiting", status: "delivering", … })
 *   // { code: "CHANGE_OVERTAKEN", message: "그 뒤에 출고했어요. 출고를 먼저 되돌려 주세요" }
 */
export function whyNotUndone(move: UndoableMove, product: MovedProduct): WhyNotUndone | null {
  const overtaken = (message: string): WhyNotUndone => ({ code: "CHANGE_OVERTAKEN", message });
  if (product.status !== product.to) return overtaken(LATER[product.status] ?? CHANGED);
  if (product.isMovedLater) return overtaken("그 뒤에 한 일이 있어요. 나중 것부터 되돌려 주세요");
  if (product.isUnderWay)
    return {
      code: "PARCEL_UNDER_WAY",
      message: "택배사가 이미 가져갔어요. 송장이 틀렸다면 송장을 고쳐 주세요",
    };
  if (product.isTold) return { code: "BUYER_ALREADY_TOLD", message: TOLD[move] };
  if (product.isRecalled) return overtaken("회수한 로트에서 나간 상품이에요. 회수한 로트에서 알려 주세요");
  if (product.isPromiseMoved)
    return overtaken("그 뒤에 도착일이 다시 바뀌었어요. 접수하고 날짜를 다시 정해 주세요");
  return null;
}
