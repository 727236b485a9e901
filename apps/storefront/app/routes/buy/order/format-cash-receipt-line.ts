import type { Reply } from "@todayfruit/contract/all-calls";

type Receipt = NonNullable<Reply<"GET /v1.2/app-users/orders/{id}">["payment"]["cashReceipt"]>;

const NAMES = { income_deduction: "소득공제", expenditure_proof: "지출증빙", none: "" } as const;
const STATES = {
  waiting: "발급 예정",
  issued: "발급 완료",
  canceled: "취소됨",
  failed: "발급하지 못했어요",
} as const;

/**
 * Cash receipt of an order as one line.
 *
 * @example formatCashReceiptLine({ receiptType: "income_deduction", status: "issued", identityNo: "*******5678", … }) // "소득공제 · *******5678 · 발급 완료"
 */
export function formatCashReceiptLine({ receiptType, identityNo, status }: Receipt): string {
  const whom = identityNo === null ? "자진발급" : `${NAMES[receiptType]} · ${identityNo}`;
  return `${whom} · ${STATES[status]}`;
}
