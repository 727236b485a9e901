import type { Permission } from "./permissions.ts";

/** Kinds of work that wait for operators, the most urgent first. */
export const WAITING_WORK = [
  "claims",
  "reopenedClaims",
  "cancellationRequests",
  "replacements",
  "failedPickups",
  "paidOrders",
  "inquiries",
  "questions",
  "reviewReports",
  "reviewAppeals",
  "paymentAlerts",
  "lowStock",
  "disabledWebhooks",
  "expiringLots",
] as const;
export type WaitingWork = (typeof WAITING_WORK)[number];

/** Permission of the operators whose work it is. */
export const WORK_PERMISSIONS: Record<WaitingWork, Permission> = {
  claims: "claims.decide",
  reopenedClaims: "claims.decide",
  cancellationRequests: "claims.decide",
  replacements: "orders.ship",
  failedPickups: "claims.decide",
  paidOrders: "orders.ship",
  inquiries: "claims.decide",
  questions: "claims.decide",
  reviewReports: "claims.decide",
  reviewAppeals: "claims.decide",
  paymentAlerts: "orders.refund",
  lowStock: "stock.change",
  disabledWebhooks: "webhooks.manage",
  expiringLots: "stock.change",
};

const WORK_TEXT: Record<WaitingWork, string> = {
  claims: "교환·반품 신청",
  reopenedClaims: "다시 볼 교환·반품",
  cancellationRequests: "취소 요청",
  replacements: "보낼 교환 상품",
  failedPickups: "맡기지 못한 수거",
  paidOrders: "새 주문",
  inquiries: "1:1 문의",
  questions: "상품 문의",
  reviewReports: "후기 신고",
  reviewAppeals: "후기 이의",
  paymentAlerts: "확인할 결제",
  lowStock: "적어진 재고",
  disabledWebhooks: "멈춘 웹훅",
  expiringLots: "소비기한이 다가온 LOT",
};

/** @example workText("paidOrders") // "새 주문" */
export function workText(work: WaitingWork): string {
  return WORK_TEXT[work];
}

/** Work that waits: how many, and since when the oldest has waited (ISO 8601). */
export type Waiting = Record<WaitingWork, { count: number; since: string | null }>;

/** Returns the kinds of work that operators with these permissions do. */
export function workOf(permissions: readonly Permission[]): WaitingWork[] {
  return WAITING_WORK.filter((work) => permissions.includes(WORK_PERMISSIONS[work]));
}

/**
 * Writes the work that waits for an operator, the most urgent first; `null` when nothing waits for them.
 *
 * @example waitingText(waiting, ["claims.decide"]) // "교환·반품 신청 2건, 취소 요청 1건"
 */
export function waitingText(waiting: Waiting, permissions: readonly Permission[]): string | null {
  const parts = workOf(permissions)
    .filter((work) => waiting[work].count > 0)
    .map((work) => `${WORK_TEXT[work]} ${waiting[work].count}건`);
  return parts.length === 0 ? null : parts.join(", ");
}

const FIRST_HOUR = 9;
const LAST_HOUR = 18;

/**
 * Returns the beginning of the KST hour for which a digest is sent, from 9 to 18 o'clock; `null` outside of it.
 *
 * @example digestSlot(new Date("2026-11-23T00:59:00Z")) // 2026-11-23T00:00:00Z, 9 o'clock in Korea
 */
export function digestSlot(now: Date): Date | null {
  const HOUR_MS = 3_600_000;
  const hour = (Math.floor(now.getTime() / HOUR_MS) + 9) % 24;
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return null;
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
}
