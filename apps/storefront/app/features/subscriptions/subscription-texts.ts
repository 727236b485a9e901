import { KOREAN_WEEKDAYS, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { relativeDayText } from "@todayfruit/domain/calendar/relative-day-text";
import type {
  PauseReason,
  SkipReason,
} from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import type { Subscription } from "./use-subscriptions.ts";

/**
 * Writes how a subscription comes.
 *
 * @example "2주마다 · 목요일 출고 · 제철 꾸러미 · 2개"
 */
export function rhythmText({ intervalWeeks, weekday, isBox, units }: Subscription): string {
  const parts = [`${intervalWeeks}주마다`, `${KOREAN_WEEKDAYS[weekday]}요일 출고`];
  if (isBox) parts.push("제철 꾸러미");
  if (units > 1) parts.push(`${units}개`);
  return parts.join(" · ");
}

/**
 * Writes an instant as its day and hour in KST.
 *
 * @param today KST date
 * @example "내일(화) 18:00"
 */
export function momentText(instant: string, today: string): string {
  return `${relativeDayText(kstDateOf(instant), today)} ${kstTimeOf(instant)}`;
}

/** Sentences about the obstacle to the next delivery, with what to do. */
export const OBSTACLE_TEXTS: Record<SkipReason, string | null> = {
  sold_out: "지금은 다 팔렸어요. 결제할 때까지 들어오지 않으면 이번은 건너뛰어요",
  option_ended: "이제 팔지 않는 상품이에요. 결제하지 않고 알려드려요",
  undeliverable: "이 배송지로는 보낼 수 없어요. 배송지를 바꿔 주세요",
  card_failed: "결제할 카드가 없어요. 카드를 골라 주세요",
  order_failed: null,
  waiting_room: null,
  price_over_limit: null,
  buyer: null,
  operator: null,
  paused: null,
  ended: null,
};

/** Sentences about the reason for a pause that the buyer did not decide. */
export const PAUSE_TEXTS: Record<PauseReason, string | null> = {
  buyer: null,
  operator: "가게에서 쉬게 했어요. 궁금한 점은 1:1 문의로 물어봐 주세요",
  option_ended: "이제 팔지 않는 상품이라 쉬고 있어요",
  undeliverable: "보낼 수 없는 배송지라 쉬고 있어요. 배송지를 바꾸고 다시 시작해 주세요",
  card_removed: "결제할 카드가 없어서 쉬고 있어요. 카드를 고르고 다시 시작해 주세요",
};

/** Sentences of the history about the reason for which nothing was sent. */
export const SKIP_TEXTS: Record<SkipReason, string> = {
  buyer: "건너뛰었어요",
  operator: "가게에서 건너뛰었어요",
  paused: "쉬었어요",
  ended: "그만두었어요",
  price_over_limit: "값 한도를 넘어서 건너뛰었어요",
  card_failed: "카드로 결제하지 못해서 건너뛰었어요",
  order_failed: "주문을 만들지 못해서 건너뛰었어요",
  waiting_room: "대기실에서만 팔던 때라 건너뛰었어요",
  sold_out: "다 팔려서 건너뛰었어요",
  option_ended: "팔지 않게 되어서 건너뛰었어요",
  undeliverable: "보낼 수 없는 배송지라 건너뛰었어요",
};
