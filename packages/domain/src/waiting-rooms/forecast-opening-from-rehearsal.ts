import type { RehearsalFigures } from "./rehearsal-figure-types.ts";
import { HOLD_MINUTES } from "./waiting-room-times.ts";

/** Seconds after which a waiting page asks again while places are called. */
const ASK_SECONDS = 5;
/** Share of what was measured that is relied on. */
const HEADROOM = 0.7;
const MOST_AT_ONCE = 1000;

export type RehearsalForecast = {
  /** People who can wait at once on this machine. */
  mostWaiting: number;
  /** Most places called at once whose payments this machine serves. */
  mostAtOnce: number;
  /** Minutes until the turn of the first, the median and the last place that gets a box. */
  minutes: { first: number; median: number; last: number };
};

/**
 * Forecasts an opening with people, who take longer to pay than generated buyers, from what a rehearsal measured.
 *
 * @param atOnce places at once; those of the rehearsal without it
 * @example 300 boxes, 40 at once, 120 s to pay, 10 % give up // the last turn after 14 minutes
 */
export function forecastOpeningFromRehearsal(
  figures: RehearsalFigures,
  atOnce: number = figures.atOnce,
): RehearsalForecast {
  const { statusPerSecond, purchasesPerSecond, paySeconds } = figures;
  const giveUp = figures.giveUpPercent / 100;
  const boxes = figures.bought > 0 ? figures.sold / figures.bought : 1;
  const wanted = Math.ceil(figures.units / (boxes * Math.max(0.01, 1 - giveUp)));
  const called = Math.min(figures.buyers, Math.max(1, wanted));
  const heldSeconds = (1 - giveUp) * paySeconds + giveUp * HOLD_MINUTES * 60;
  const seats = atOnce / heldSeconds;
  const rate =
    purchasesPerSecond > 0 ? Math.min(seats, purchasesPerSecond / Math.max(0.01, 1 - giveUp)) : seats;
  const minutesOf = (place: number) => Math.ceil(Math.max(0, place - atOnce) / rate / 60);
  return {
    mostWaiting: Math.floor(statusPerSecond * ASK_SECONDS * HEADROOM),
    mostAtOnce: Math.min(MOST_AT_ONCE, Math.max(1, Math.floor(purchasesPerSecond * paySeconds * HEADROOM))),
    minutes: { first: minutesOf(1), median: minutesOf(Math.ceil(called / 2)), last: minutesOf(called) },
  };
}
