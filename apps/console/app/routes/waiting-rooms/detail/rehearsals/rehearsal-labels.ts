import type { RehearsedCall } from "@todayfruit/domain/waiting-rooms/rehearsal-figure-types";
import type { RehearsalFinding } from "@todayfruit/domain/waiting-rooms/rehearsal-findings";
import type {
  RehearsalFailure,
  RehearsalState,
} from "@todayfruit/domain/waiting-rooms/rehearsal-limits-and-states";
import type { BadgeTone } from "../../../../ui/feedback/badge.tsx";

/** Korean names of the states of a rehearsal, with the tone of its badge. */
export const STATE_NAMES: Record<RehearsalState, readonly [name: string, tone: BadgeTone]> = {
  requested: ["곧 시작", "info"],
  running: ["하는 중", "info"],
  done: ["끝남", "success"],
  failed: ["못 함", "danger"],
  cancelled: ["멈춤", "neutral"],
};

/** Sentences about a failed rehearsal, with what to do next. */
export const FAILURE_TEXTS: Record<RehearsalFailure, string> = {
  interrupted: "가게가 다시 켜졌거나 리허설이 도중에 끊겼어요. 한 번 더 해 주세요",
  too_long: "10분이 넘어 멈췄어요. 가짜 손님을 줄여서 다시 해 주세요",
  database: "데이터베이스의 복사본을 만들지 못했어요. 서버의 기록을 확인해 주세요",
  copy_not_empty: "리허설할 데이터베이스에 다른 표가 있어요. 빈 데이터베이스를 설정해 주세요",
  shop: "복사한 가게가 답하지 않았어요. 서버의 기록을 확인해 주세요",
};

/** Korean names of the measured calls. */
export const CALL_NAMES: Record<RehearsedCall, string> = {
  enter: "들어오기",
  wait: "차례 묻기",
  open: "주문서 열기",
  price: "금액 계산",
  order: "주문",
  pay: "결제",
};

/** Words of the tones of findings. */
export const TONE_NAMES: Record<RehearsalFinding["tone"], string> = {
  good: "좋음",
  warning: "살피기",
  danger: "위험",
};
