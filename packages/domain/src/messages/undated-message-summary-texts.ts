import type { MemberTemplate } from "./message-routes-and-outcomes.ts";

/** Day of arrival in a notice, while nobody knows it. */
export const ARRIVAL_NOT_KNOWN = "정해지면 바로 알려 드려요";

/** Day of dispatch in a notice, while nobody knows it. */
export const DISPATCH_NOT_KNOWN = "정해지면 바로 보내 드려요";

/** Sentences of notices whose day is not known: the field of the notice says when it will be, which no sentence can hold. */
const UNDATED: Partial<Record<MemberTemplate, { variable: string; summary: string }>> = {
  ORDER_PAID: {
    variable: "도착예정일",
    summary: "#{상품} 주문을 받았어요. 도착 예정일은 정해지면 바로 알려드려요.",
  },
  ORDER_ARRIVAL_CHANGED: {
    variable: "도착예정일",
    summary:
      "#{상품|이/가} #{이전도착일}에 도착하지 못해요. 새 날짜가 정해지면 바로 알려드려요. 사유: #{사유}",
  },
  ORDER_DELAYED: {
    variable: "출고일",
    summary: "#{상품|이/가} 늦어져 미안해요. 사유는 ‘#{사유}’이고, 새 출고일은 정해지면 바로 알려드려요.",
  },
};

/**
 * Returns the sentences of a notice whose day is not known; `null` when it is, or when the notice names none.
 *
 * @example undatedSummary("ORDER_PAID", { 도착예정일: ARRIVAL_NOT_KNOWN }) // "#{상품} 주문을 받았어요. …"
 */
export function undatedSummary(
  name: MemberTemplate,
  variables: Readonly<Record<string, string>>,
): string | null {
  const undated = UNDATED[name];
  const day = undated && variables[undated.variable];
  return undated && (day === ARRIVAL_NOT_KNOWN || day === DISPATCH_NOT_KNOWN) ? undated.summary : null;
}
