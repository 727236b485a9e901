import type { OrderStatus } from "@todayfruit/domain/orders/status";
import { statusLabel } from "@todayfruit/domain/orders/status-label";

/** Statuses to filter by, in an order's sequence. */
export const FILTER_STATUSES = [
  "bank_transfer_waiting",
  "paid",
  "delivery_waiting",
  "delivery_delay",
  "delivering",
  "delivery_end",
  "complete",
  "withdraw_complete",
] as const satisfies readonly OrderStatus[];

export type OrderFilter = {
  status: (typeof FILTER_STATUSES)[number] | null;
  year: number | null;
  /** 1–12; only with a year. */
  month: number | null;
  /** Part of a product's name. */
  name: string;
};

/** Longest name in characters that the call accepts. */
const LONGEST_NAME = 100;

/** Reads the filter from a query; ignores invalid values. */
export function readOrderFilter(search: URLSearchParams): OrderFilter {
  const status = FILTER_STATUSES.find((each) => each === search.get("status")) ?? null;
  const year = numberWithin(search.get("year"), 2000, 2100);
  const month = year === null ? null : numberWithin(search.get("month"), 1, 12);
  return { status, year, month, name: (search.get("name") ?? "").trim().slice(0, LONGEST_NAME) };
}

/** @example orderFilterSearch({ status: "paid", year: 2026, month: null, name: "" }) // "?status=paid&year=2026" */
export function orderFilterSearch({ status, year, month, name }: OrderFilter): string {
  const search = new URLSearchParams();
  if (status !== null) search.set("status", status);
  if (year !== null) search.set("year", String(year));
  if (year !== null && month !== null) search.set("month", String(month));
  if (name !== "") search.set("name", name);
  return search.size > 0 ? `?${search}` : "";
}

/** Query of the call. */
export function orderQuery({ status, year, month, name }: OrderFilter) {
  return {
    ...(status !== null && { oipStatus: status }),
    ...(year !== null && { year }),
    ...(year !== null && month !== null && { month }),
    ...(name !== "" && { productName: name }),
  };
}

export function filterLabel(status: OrderFilter["status"]): string {
  return status === null ? "전체" : statusLabel(status).label;
}

function numberWithin(text: string | null, from: number, to: number): number | null {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number >= from && number <= to ? number : null;
}
