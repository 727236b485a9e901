import type { ReturnReason } from "@todayfruit/domain/returns/return-reasons";
import type { ReturnResolution } from "@todayfruit/domain/returns/return-resolution";
import type { ReturnStatus } from "@todayfruit/domain/returns/return-statuses";

/** Labels of the reasons for a return, as the buyer reads them. */
export const RETURN_REASON_TEXT: Record<ReturnReason, string> = {
  spoiled: "상하거나 물렀어요",
  damaged: "깨지거나 눌렸어요",
  missing: "빠진 상품이 있어요",
  wrong_item: "다른 상품이 왔어요",
  different: "상품 설명과 달라요",
  changed_mind: "마음이 바뀌었어요",
};

export const RETURN_REMEDY_TEXT: Record<ReturnResolution, string> = { refund: "환불", replace: "교환" };

/** Names of what the buyer asked for. */
export const RETURN_NAME_TEXT: Record<ReturnResolution, string> = { refund: "반품", replace: "교환" };

/** @example returnStatusText("requested", "replace") // "교환 접수" */
export function returnStatusText(status: ReturnStatus, wish: ReturnResolution): string {
  const what = RETURN_NAME_TEXT[wish];
  const texts: Record<ReturnStatus, string> = {
    requested: `${what} 접수`,
    offered: "금액 확인",
    approved: `${what} 완료`,
    denied: `${what} 어려움`,
    taken_back: `${what} 거둠`,
  };
  return texts[status];
}
