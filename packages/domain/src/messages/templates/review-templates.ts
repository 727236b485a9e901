import type { MessageTemplate } from "../alimtalk-template-types.ts";

/** Notices to the writer of a review that was reported. */
export const REVIEW_TEMPLATES = {
  REVIEW_HIDDEN: {
    lines: [
      "[#{상호}] 후기를 가렸어요",
      "",
      "신고를 확인해 다른 분에게 보이지 않게 했어요.",
      "상품: #{상품}",
      "사유: #{사유}",
      "사실과 다르면 내 후기에서 이의를 제기할 수 있어요.",
    ],
    button: "내 후기 보기",
  },
  REVIEW_RESTORED: {
    lines: [
      "[#{상호}] 후기를 다시 보여드려요",
      "",
      "이의를 받아들여 후기가 다시 보여요. 불편을 드려 미안해요.",
      "상품: #{상품}",
      "안내: #{안내}",
    ],
    button: "내 후기 보기",
  },
  REVIEW_APPEAL_ACCEPTED: {
    lines: [
      "[#{상호}] 이의를 받아들였어요",
      "",
      "다른 신고로 가린 후기라 아직 보이지 않아요.",
      "상품: #{상품}",
      "안내: #{안내}",
    ],
    button: "내 후기 보기",
  },
  REVIEW_APPEAL_DENIED: {
    lines: [
      "[#{상호}] 이의를 받아들이지 못했어요",
      "",
      "다시 확인했지만 후기를 가린 채로 두기로 했어요.",
      "상품: #{상품}",
      "사유: #{사유}",
    ],
    button: "내 후기 보기",
  },
} as const satisfies Record<string, MessageTemplate>;
