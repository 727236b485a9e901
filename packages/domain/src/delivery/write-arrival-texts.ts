import { formatMonthDay } from "../calendar/kst.ts";

/**
 * Writes the days of an arrival.
 *
 * @example arrivalText({ arrivalFrom: "2026-11-25", arrivalTo: "2026-11-25" }) // "11월 25일 (수) 도착 예정"
 * @example arrivalText({ arrivalFrom: "2026-11-25", arrivalTo: "2026-11-26" }) // "11월 25일 (수)~26일 (목) 도착 예정"
 */
export function arrivalText({ arrivalFrom, arrivalTo }: { arrivalFrom: string; arrivalTo: string }): string {
  return `${arrivalDays(arrivalFrom, arrivalTo)} 도착 예정`;
}

/**
 * Writes the arrivals of several products: one day when all share it, otherwise each with its name.
 *
 * @example arrivalsOfProducts([{ name: "사과", from: "2026-11-25", to: "2026-11-25" }, { name: "배", from: "2026-11-26", to: "2026-11-26" }])
 *   // "사과 11월 25일 (수), 배 11월 26일 (목)"
 */
export function arrivalsOfProducts(products: readonly { name: string; from: string; to: string }[]): string {
  const [first, ...others] = products.map(({ from, to }) => arrivalDays(from, to));
  if (first !== undefined && others.every((days) => days === first)) return first;
  return products.map(({ name, from, to }) => `${name} ${arrivalDays(from, to)}`).join(", ");
}

/** Writes the days of the arrivals of several lines, from the first to the last. */
export function arrivalDays(from: string, to: string): string {
  if (from === to) return formatMonthDay(to);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const last = formatMonthDay(to);
  return `${formatMonthDay(from)}~${isSameMonth ? last.slice(last.indexOf(" ") + 1) : last}`;
}
