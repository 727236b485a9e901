import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf } from "@todayfruit/domain/calendar/kst";

type ReturnRequest = Pick<
  Reply<"GET /v1/app-users/orders/{id}/claims">["list"][number],
  "wish" | "status" | "requestedAt" | "decidedAt" | "pickup" | "replacement"
>;

/** Step of a request; `at`: its day in words, `null` while it is ahead. */
export type ReturnStep = { name: string; at: string | null };

/**
 * Lists the steps of a return or an exchange as far as they are known: a denied one ends with the answer, and goods are
 * collected only where the shop asked for it.
 *
 * @example returnSteps({ wish: "replace", … }) // 접수 → 확인 → 새 상자 출발 → 도착
 */
export function returnSteps(request: ReturnRequest): ReturnStep[] {
  const { wish, status, requestedAt, decidedAt, pickup, replacement } = request;
  const steps: ReturnStep[] = [{ name: "접수", at: dayOf(requestedAt) }];
  if (pickup) steps.push({ name: `수거 ${formatShortDate(pickup.pickupOn)}`, at: dayOf(pickup.receivedAt) });
  steps.push({ name: status === "denied" ? "답변" : "확인", at: dayOf(decidedAt) });
  if (status === "denied") return steps;
  if (wish === "refund")
    return [...steps, { name: "환불", at: status === "approved" ? dayOf(decidedAt) : null }];
  return [
    ...steps,
    { name: "새 상자 출발", at: dayOf(replacement?.dispatchedAt ?? null) },
    { name: "도착", at: dayOf(replacement?.deliveredAt ?? null) },
  ];
}

function dayOf(instant: string | null): string | null {
  return instant === null ? null : formatShortDate(kstDateOf(instant));
}
