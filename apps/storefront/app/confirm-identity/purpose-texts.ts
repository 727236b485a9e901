import type { ConfirmPurpose } from "@todayfruit/contract/accounts/confirm-purposes";

/** Texts of the sheet for each purpose: the heading and the reason. */
export const PURPOSE_TEXTS: Record<ConfirmPurpose, { before: string; why: string }> = {
  changeLogin: { before: "로그인 정보를 바꾸기 전에", why: "다른 사람이 내 계정을 가져가지 못하게 해요" },
  changeRefundAccount: { before: "환불 계좌를 바꾸기 전에", why: "다른 사람이 내 돈을 가져가지 못하게 해요" },
  linkLogin: { before: "소셜 로그인을 잇기 전에", why: "이으면 그 로그인으로도 내 계정에 들어올 수 있어요" },
  unlinkLogin: { before: "소셜 로그인을 끊기 전에", why: "끊으면 그 로그인으로는 들어올 수 없어요" },
  leave: { before: "탈퇴하기 전에", why: "탈퇴하면 되돌릴 수 없어요" },
  exportData: { before: "개인정보를 내려받기 전에", why: "다른 사람이 내 정보를 가져가지 못하게 해요" },
  addCard: { before: "카드를 등록하기 전에", why: "다른 사람이 카드를 등록하지 못하게 해요" },
  deleteCard: { before: "카드를 지우기 전에", why: "지우면 다시 등록해야 쓸 수 있어요" },
};
