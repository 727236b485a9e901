import type { ComparedLine } from "./use-reorder-comparison.ts";

/** Changes by the shopper, by option: units, and whether it is left out. */
export type Choices = Readonly<Record<number, { units?: number; isLeftOut?: boolean }>>;

export type ChosenLine = ComparedLine & { isChosen: boolean; most: number };

/** The most units of one option in a cart. */
const MOST_UNITS = 999;

/**
 * Applies a shopper's choices to the lines of an order: at first all that can be bought, with the units of then or what
 * is left.
 */
export function applyChoicesToReorderLines(lines: readonly ComparedLine[], choices: Choices): ChosenLine[] {
  return lines.map((line) => {
    const { units = line.units, isLeftOut = false } = choices[line.option.id] ?? {};
    const most = Math.max(1, Math.min(line.remaining ?? MOST_UNITS, MOST_UNITS));
    return { ...line, most, units: Math.min(units, most), isChosen: line.block === null && !isLeftOut };
  });
}
