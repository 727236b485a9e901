import type { Inquiry, InquirySummary } from "@todayfruit/contract/inquiries/inquiry";
import { computeAnswerDue } from "@todayfruit/domain/inquiries/compute-answer-due";
import type { InquiryKind, InquiryState } from "@todayfruit/domain/inquiries/inquiry-kinds-and-states";
import type { Static } from "typebox";
import type { InquiryRow, InquirySummaryRow, MessageRow } from "./inquiries.repository.ts";

type Times = Pick<InquirySummaryRow, "waits_since" | "answered_at" | "read_at">;

/** Presents an inquiry in a list. */
export function presentSummary(
  row: Omit<InquirySummaryRow, "in_all">,
  closedDays: ReadonlySet<string>,
): Static<typeof InquirySummary> {
  return {
    id: row.id,
    kind: row.kind as InquiryKind,
    state: stateOf(row),
    contents: row.contents ?? "",
    lastAnswer: row.last_answer,
    image: row.image,
    createdAt: row.created_at.toISOString(),
    answerDue: dueOf(row, closedDays),
  };
}

/** Presents an inquiry with its texts. */
export function presentInquiry(
  row: InquiryRow,
  messages: readonly MessageRow[],
  closedDays: ReadonlySet<string>,
): Static<typeof Inquiry> {
  return {
    id: row.id,
    kind: row.kind as InquiryKind,
    state: stateOf(row),
    product: presentProduct(row),
    wantsNotice: row.wants_notice,
    isHelpful: row.is_helpful,
    answerDue: dueOf(row, closedDays),
    messages: messages.map((message) => ({
      id: message.id,
      isMine: message.writer === null,
      writer: message.writer,
      contents: message.contents,
      photos: message.photos,
      createdAt: message.created_at.toISOString(),
    })),
  };
}

function presentProduct(row: InquiryRow): Static<typeof Inquiry>["product"] {
  const { order_product_id, order_id, product_name, ordered_at } = row;
  if (order_product_id === null || order_id === null || product_name === null || ordered_at === null)
    return null;
  return {
    orderId: order_id,
    orderProductId: order_product_id,
    name: product_name,
    image: row.product_image,
    orderedAt: ordered_at.toISOString(),
    claimId: row.claim_id,
  };
}

function stateOf({ waits_since, answered_at, read_at }: Times): InquiryState {
  if (waits_since !== null) return "waiting";
  return answered_at !== null && (read_at === null || read_at < answered_at) ? "newAnswer" : "answered";
}

function dueOf({ waits_since }: Times, closedDays: ReadonlySet<string>): string | null {
  return waits_since === null ? null : computeAnswerDue(waits_since.toISOString(), closedDays);
}
