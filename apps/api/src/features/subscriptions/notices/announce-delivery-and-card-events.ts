import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { formatWon } from "@todayfruit/domain/money/format-won";
import { won } from "@todayfruit/domain/money/won";
import { cycleTimes } from "@todayfruit/domain/subscriptions/cycle-times";
import type { SkipReason } from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import { whySkipped } from "@todayfruit/domain/subscriptions/why-skipped";
import type { Tx } from "../../../db/database.ts";
import { findCardIssuerName } from "../../../gateways/payments/find-card-issuer-name.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import {
  type OwnVariables,
  recordEventToNotifyMember,
} from "../../messages/record-event-to-notify-member.ts";
import type { SubscriptionRow } from "../subscriptions.repository.ts";

/** Page of a member's subscriptions. */
export const SUBSCRIPTIONS_PATH = "/subscriptions";

type Template =
  | "SUBSCRIPTION_REMINDER"
  | "SUBSCRIPTION_PRICE_ASK"
  | "SUBSCRIPTION_CARD_FAILED"
  | "SUBSCRIPTION_CARD_REMOVED"
  | "SUBSCRIPTION_SKIPPED";
type Told = Pick<Services, "rules">;
type Cost = { goodsPrice: number; shippingFee: number };

/** Tells a member two days before of the day and the price of a delivery. */
export function announceReminder(
  tx: Tx,
  services: Told,
  row: SubscriptionRow,
  { cost, movedFrom, now }: { cost: Cost; movedFrom: string | null; now: Date },
): Promise<boolean> {
  const day = formatMonthDay(dayOf(row));
  return tell(tx, services, row, "SUBSCRIPTION_REMINDER", now, {
    상품: row.product_name,
    출고일: movedFrom === null ? day : `${day}, ${formatMonthDay(movedFrom)}에서 옮겼어요`,
    금액: formatWon(won(cost.goodsPrice)),
    배송비: formatWon(won(cost.shippingFee)),
    결제: `${deadline(cycleTimes(dayOf(row)).changeUntil)}, ${row.card_id === null ? "등록한 카드가 없으니 카드를 골라 주세요" : cardOf(row)}`,
    기한: deadline(cycleTimes(dayOf(row)).changeUntil),
  });
}

/** Asks a member about a goods price above their limit. */
export function announcePriceAsk(
  tx: Tx,
  services: Told,
  row: SubscriptionRow,
  { goodsPrice, now }: { goodsPrice: number; now: Date },
): Promise<boolean> {
  return tell(tx, services, row, "SUBSCRIPTION_PRICE_ASK", now, {
    상품: row.product_name,
    출고일: formatMonthDay(dayOf(row)),
    금액: formatWon(won(goodsPrice)),
    한도: formatWon(won(row.price_limit ?? 0)),
    기한: deadline(cycleTimes(dayOf(row)).changeUntil),
  });
}

/** Tells a member that their card was refused, and until when it may be tried again. */
export function announceCardFailed(
  tx: Tx,
  services: Told,
  row: SubscriptionRow,
  { message, price }: { message: string; price: number },
  now: Date,
): Promise<boolean> {
  return tell(tx, services, row, "SUBSCRIPTION_CARD_FAILED", now, {
    상품: row.product_name,
    금액: formatWon(won(price)),
    카드: cardOf(row),
    사유: message,
    기한: deadline(cycleTimes(dayOf(row)).payUntil),
    출고일: formatMonthDay(dayOf(row)),
  });
}

/** Tells a member that the card of a subscription was removed, and until when another one is to be chosen. */
export function announceCardRemoved(
  tx: Tx,
  services: Told,
  row: SubscriptionRow,
  now: Date,
): Promise<boolean> {
  const { dispatch_on: dispatchOn, cycle_status: status } = row;
  const isResting = row.status === "paused" || dispatchOn === null;
  const until = dispatchOn && cycleTimes(dispatchOn)[status === "scheduled" ? "changeUntil" : "payUntil"];
  return tell(tx, services, row, "SUBSCRIPTION_CARD_REMOVED", now, {
    상품: row.product_name,
    다음: isResting ? "쉬는 중" : formatMonthDay(dispatchOn),
    안내:
      isResting || !until
        ? "다시 시작하기 전에 카드를 골라 주세요."
        : `${deadline(until)}까지 카드를 고르면 그대로 보내요.`,
  });
}

/** Tells a member why nothing is paid and sent this time; not of what they did themselves. */
export async function announceSkipped(
  tx: Tx,
  services: Told,
  row: SubscriptionRow,
  reason: SkipReason,
  { nextOn, now }: { nextOn: string | null; now: Date },
): Promise<boolean> {
  const why = whySkipped(reason);
  if (why === null) return false;
  return tell(tx, services, row, "SUBSCRIPTION_SKIPPED", now, {
    상품: row.product_name,
    출고일: formatMonthDay(dayOf(row)),
    사유: why,
    다음: nextOn === null ? "다시 시작할 때까지 쉬어요" : `${formatMonthDay(nextOn)} 출고`,
  });
}

function tell<N extends Template>(
  tx: Tx,
  { rules }: Told,
  row: SubscriptionRow,
  template: N,
  now: Date,
  variables: OwnVariables<N>,
): Promise<boolean> {
  return recordEventToNotifyMember<N>(tx, rules.shopName, {
    template,
    userId: row.user_id,
    variables,
    href: SUBSCRIPTIONS_PATH,
    key: `${row.cycle_id === null ? `subscription ${row.id}` : `billing cycle ${row.cycle_id}`} ${template} ${now.toISOString()}`,
    subject: `subscription ${row.id}`,
    image: row.image,
    now,
  });
}

function dayOf({ dispatch_on }: SubscriptionRow): string {
  if (dispatch_on === null) throw new Error("A cycle that is told of has its day");
  return dispatch_on;
}

/** @example deadline("2026-11-24T18:00:00+09:00") // "11월 24일 (화) 18:00" */
function deadline(instant: string): string {
  return `${formatMonthDay(instant.slice(0, 10))} ${instant.slice(11, 16)}`;
}

function cardOf({ issuer_code: issuer, number_masked: number }: SubscriptionRow): string {
  return issuer === null || number === null ? "등록한 카드 없음" : `${findCardIssuerName(issuer)} ${number}`;
}
