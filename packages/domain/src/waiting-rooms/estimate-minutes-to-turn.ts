import { instantOf } from "../calendar/kst.ts";

/** Facts of a numbered place that waits for its turn. */
export type WaitingFacts = {
  /** Places that are called before it. */
  ahead: number;
  /** Most units of one person. */
  perPerson: number;
  /** Units that are neither sold nor held. */
  free: number;
};

/**
 * Returns true when the boxes suffice for sure: everyone ahead may buy as much as they may, and one unit is left.
 *
 * @example 127 ahead of two units each, 300 free // true
 * @example 150 ahead of two units each, 300 free // false
 */
export function isTurnSure({ ahead, perPerson, free }: WaitingFacts): boolean {
  return ahead * perPerson < free;
}

const MINUTE = 60_000;

/**
 * Estimates in how many minutes the turn comes, by how fast places were called since the draw; at least 1. Returns `null`
 * in the first minute and while nobody was called.
 *
 * @example 96 ahead, 64 called in two minutes // 3
 */
export function minutesToTurn(
  ahead: number,
  { called, drawnAt, now }: { called: number; drawnAt: string; now: string },
): number | null {
  const minutes = (instantOf(now) - instantOf(drawnAt)) / MINUTE;
  if (minutes < 1 || called === 0) return null;
  return Math.max(1, Math.round((ahead * minutes) / called));
}

/** Openings before this one by which the last number is told. */
export const PAST_OPENINGS = 3;

/**
 * Returns the number around which the openings before ended, to the nearest ten; `null` where none sold anything.
 *
 * @param lastBought highest number that bought, of each of them
 * @example typicalLastNumber([338, 361, 349]) // 350
 */
export function typicalLastNumber(lastBought: readonly number[]): number | null {
  if (lastBought.length === 0) return null;
  const average = lastBought.reduce((sum, each) => sum + each, 0) / lastBought.length;
  return average < 10 ? Math.max(1, Math.round(average)) : Math.round(average / 10) * 10;
}
