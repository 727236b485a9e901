import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";

type View = Reply<"GET /operator/v1/order-views">["list"][number]["view"];
export type ListView = View | "all";
export type OrderQuery = NonNullable<Input<"GET /operator/v1/orders">["query"]>;

/** Views of the list of orders, the most urgent first. */
export const VIEWS: readonly { view: ListView; label: string; isUrgent?: true }[] = [
  { view: "paid", label: "접수할 것", isUrgent: true },
  { view: "delivery_waiting", label: "배송준비" },
  { view: "delivery_delay", label: "배송지연", isUrgent: true },
  { view: "delivering", label: "배송중" },
  { view: "bank_transfer_waiting", label: "입금대기" },
  { view: "withdraw_request", label: "취소 요청", isUrgent: true },
  { view: "today", label: "오늘 들어온 것" },
  { view: "all", label: "전체" },
];

/** Reads the view of an address; what is no view of the list is `all` orders. */
export function viewOf(text: string | null): ListView {
  return VIEWS.find(({ view }) => view === text)?.view ?? "all";
}

/**
 * Returns the filters of a view.
 *
 * @example filtersOf("paid", now) // { status: "paid" }
 */
export function filtersOf(view: ListView, now: Date): OrderQuery {
  if (view === "all" || view === "due") return {};
  return view === "today" ? { from: kstDateOf(now.toISOString()) } : { status: view };
}
