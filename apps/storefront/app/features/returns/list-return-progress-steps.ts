import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, formatShortDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { relativeDayText } from "@todayfruit/domain/calendar/relative-day-text";

export type FollowedReturn = Reply<"GET /v1/app-users/orders/{id}/claims/{claimId}">;
type ReturnRequest = Pick<
  Reply<"GET /v1/app-users/orders/{id}/claims">["list"][number],
  "wish" | "status" | "requestedAt" | "decidedAt" | "pickup" | "replacement" | "notice" | "offer" | "reopened"
>;

/**
 * Step of a request. `done`: it has happened; `now`: it is the one that is waited for; `ahead`: it comes later. `when`:
 * its day, hour and parcel in words; `note`: what was said with it.
 */
export type ReturnStep = {
  key: "requested" | "pickup" | "checked" | "refund" | "dispatched" | "arrived" | "takenBack";
  name: string;
  state: "done" | "now" | "ahead";
  when: string | null;
  note: string | null;
};

/**
 * Lists the steps of a return or an exchange with day, hour and parcel number: 접수 → 수거 → 확인 → 환불, or 새 상자 → 도착.
 * Goods are collected only where the shop asked for it; a denied request ends with the answer.
 *
 * @param today KST date
 */
export function listReturnProgressSteps(request: ReturnRequest, today: string): ReturnStep[] {
  const { wish, status, requestedAt, decidedAt } = request;
  const what = wish === "refund" ? "반품" : "교환";
  const steps: Draft[] = [{ key: "requested", name: `${what}을 접수했어요`, at: requestedAt, note: null }];
  if (request.pickup) steps.push(pickupStep(request.pickup, today));
  if (status === "taken_back") {
    steps.push({ key: "takenBack", name: `${what} 신청을 거두었어요`, at: decidedAt, note: null });
    return settle(steps);
  }
  steps.push(checkStep(request));
  if (status === "denied") return settle(steps);
  if (wish === "refund") steps.push(refundStep(status === "approved" ? decidedAt : null));
  else steps.push(...boxSteps(request.replacement));
  return settle(steps);
}

type Draft = Omit<ReturnStep, "state" | "when"> & { at: string | null; when?: string | null };

/** Marks the first step that has not happened as the present one. */
function settle(drafts: readonly Draft[]): ReturnStep[] {
  const first = drafts.findIndex(({ at }) => at === null);
  return drafts.map(({ at, when, ...step }, index) => ({
    ...step,
    state: at !== null ? "done" : index === first ? "now" : "ahead",
    when: when ?? (at === null ? null : momentText(at)),
  }));
}

function pickupStep(pickup: NonNullable<ReturnRequest["pickup"]>, today: string): Draft {
  const { state, pickupOn, carrier, orderedAt, collectedAt, receivedAt, invoiceNumber } = pickup;
  const parcel = invoiceNumber === null ? carrier : `${carrier} ${invoiceNumber}`;
  const at = collectedAt ?? receivedAt;
  if (at !== null) {
    const name = collectedAt === null ? "농장에서 상품을 받았어요" : "기사님이 가져갔어요";
    return { key: "pickup", name, at, when: `${momentText(at)} · ${parcel}`, note: null };
  }
  const name =
    state === "requested" && orderedAt === null ? "가지러 갈 날을 택배사에 알렸어요" : "기사님이 가지러 가요";
  return {
    key: "pickup",
    name,
    at: null,
    when: `${relativeDayText(pickupOn, today)} 예정 · ${carrier}`,
    note: null,
  };
}

function checkStep({ status, decidedAt, offer, notice, reopened }: ReturnRequest): Draft {
  if (status === "denied")
    return { key: "checked", name: "신청을 받아들이지 못했어요", at: decidedAt, note: notice };
  if (offer) return { key: "checked", name: "농장에서 확인했어요", at: offer.offeredAt, note: notice };
  if (decidedAt !== null) return { key: "checked", name: "농장에서 확인했어요", at: decidedAt, note: notice };
  const name = reopened ? "결정을 다시 보고 있어요" : "농장에서 확인해요";
  return {
    key: "checked",
    name,
    at: null,
    when: reopened ? momentText(reopened.at) : "보통 하루 안에",
    note: null,
  };
}

function refundStep(at: string | null): Draft {
  return { key: "refund", name: at === null ? "돈을 돌려드려요" : "돈을 돌려드렸어요", at, note: null };
}

function boxSteps(replacement: ReturnRequest["replacement"]): Draft[] {
  const { carrier, invoiceNumber, dispatchedAt = null, deliveredAt = null } = replacement ?? {};
  const parcel = invoiceNumber ? ` · ${carrier ?? ""} ${invoiceNumber}` : "";
  return [
    {
      key: "dispatched",
      name: dispatchedAt === null ? "새 상자를 보내요" : "새 상자를 보냈어요",
      at: dispatchedAt,
      when: dispatchedAt === null ? null : `${momentText(dispatchedAt)} 출고${parcel}`,
      note: null,
    },
    {
      key: "arrived",
      name: "새 상자 도착",
      at: deliveredAt,
      when: deliveredAt === null ? "도착하면 알려드릴게요" : momentText(deliveredAt),
      note: null,
    },
  ];
}

/** Writes the day and hour of an instant in Korea. @example momentText("2026-11-17T10:20:00Z") // "11.17 (화) 19:20" */
function momentText(instant: string): string {
  const day = kstDateOf(instant);
  const weekday = formatMonthDay(day).split(" ").at(-1) ?? "";
  return `${formatShortDate(day)} ${weekday} ${kstTimeOf(instant)}`;
}
