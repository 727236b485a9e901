import type { Reply } from "@todayfruit/contract/all-calls";
import type {
  PauseReason,
  SkipReason,
  SubscriptionStatus,
} from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";

type NextState = NonNullable<Reply<"GET /operator/v1/subscriptions">["list"][number]["nextState"]>;

/** Korean names of the states of a subscription. */
export const STATUS_NAMES: Record<SubscriptionStatus, string> = {
  active: "받는 중",
  paused: "쉬는 중",
  ended: "그만둠",
};

/** Korean names of the states of the next delivery. */
export const NEXT_NAMES: Record<NextState, string> = {
  scheduled: "예정",
  ask: "값 물어봄",
  approved: "값 받아들임",
  charging: "결제 중",
  failed: "결제 못 함",
};

/** Korean names of the reasons for a pause. */
export const PAUSE_NAMES: Record<PauseReason, string> = {
  buyer: "산 분이 쉼",
  operator: "담당자가 쉬게 함",
  option_ended: "옵션이 끝남",
  undeliverable: "보낼 수 없는 곳",
  card_removed: "카드를 지움",
};

/** Korean names of the reasons for which nothing was paid and sent. */
export const SKIP_NAMES: Record<SkipReason, string> = {
  buyer: "산 분이 건너뜀",
  operator: "담당자가 건너뜀",
  paused: "쉬는 동안",
  ended: "그만둠",
  price_over_limit: "값 한도를 넘음",
  card_failed: "카드 거절",
  order_failed: "주문 실패",
  waiting_room: "대기실 판매 중",
  sold_out: "품절",
  option_ended: "옵션이 끝남",
  undeliverable: "보낼 수 없는 곳",
};
