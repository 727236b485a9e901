import type { PickupState } from "@todayfruit/domain/returns/pickup-state";
import type { ReturnReason } from "@todayfruit/domain/returns/return-reasons";
import type { ReturnResolution } from "@todayfruit/domain/returns/return-resolution";
import type { ReturnStatus } from "@todayfruit/domain/returns/return-statuses";
import type { BadgeTone } from "../../ui/feedback/badge.tsx";

export const REASON_TEXT: Record<ReturnReason, string> = {
  spoiled: "상했어요",
  damaged: "깨졌어요",
  missing: "빠졌어요",
  wrong_item: "다른 상품이 왔어요",
  different: "설명과 달라요",
  changed_mind: "마음이 바뀌었어요",
};

/** Wish of the buyer: the money or other goods. */
export const WISH_TEXT: Record<ReturnResolution, string> = { refund: "반품", replace: "교환" };

export const STATUS_BADGE: Record<ReturnStatus, { text: string; tone: BadgeTone }> = {
  requested: { text: "기다림", tone: "warning" },
  offered: { text: "산 분의 답 기다림", tone: "info" },
  approved: { text: "받아들임", tone: "success" },
  denied: { text: "거절", tone: "neutral" },
  taken_back: { text: "거둠", tone: "neutral" },
};

export const PICKUP_TEXT: Record<PickupState, string> = {
  requested: "수거를 맡겼어요",
  collected: "택배사가 가져갔어요",
  received: "돌아왔어요",
};
