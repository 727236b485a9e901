import { relativeDayText } from "@todayfruit/domain/calendar/relative-day-text";
import type { FilterRange } from "@todayfruit/domain/catalog/filter-choices";
import { groupDigits } from "@todayfruit/domain/money/format-won";

/** @example priceRangeLabel({ min: 10000, max: 20000 }) // "1만~2만 원" */
export function priceRangeLabel(range: FilterRange): string {
  return rangeLabel(range, (won) => (won % 10_000 === 0 ? `${won / 10_000}만` : groupDigits(won)), " 원");
}

/** @example weightRangeLabel({ min: null, max: 1000 }) // "1kg 이하" */
export function weightRangeLabel(range: FilterRange): string {
  return rangeLabel(range, (grams) => String(grams / 1000), "kg");
}

/** @example scoreLabel(4.5) // "4.5점 이상" */
export function scoreLabel(least: number): string {
  return `${least}점 이상`;
}

/** @example sweetnessLabel(13) // "13브릭스 이상" */
export function sweetnessLabel(least: number): string {
  return `${least}브릭스 이상`;
}

/** @example arrivalLabel("2026-11-24", "2026-11-23") // "내일(화)까지" */
export function arrivalLabel(day: string, today: string): string {
  return `${relativeDayText(day, today)}까지`;
}

function rangeLabel({ min, max }: FilterRange, write: (value: number) => string, unit: string): string {
  if (min === null) return max === null ? "모두" : `${write(max)}${unit} 이하`;
  if (max === null) return `${write(min)}${unit} 이상`;
  return `${write(min)}~${write(max)}${unit}`;
}
