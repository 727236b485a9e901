/** Calls that are measured in a rehearsal. `enter`: take a place; `wait`: ask for the place; `open`, `price`, `order`, `pay`: the purchase. */
export const REHEARSED_CALLS = ["enter", "wait", "open", "price", "order", "pay"] as const;

export type RehearsedCall = (typeof REHEARSED_CALLS)[number];

/** Measured call: how often it was answered, and how long that took. */
export type CallFigures = {
  call: RehearsedCall;
  count: number;
  p50Ms: number;
  p99Ms: number;
};

/** Figures that a rehearsal measured. Buyers are people, units are boxes. */
export type RehearsalFigures = {
  buyers: number;
  units: number;
  perPerson: number;
  atOnce: number;
  /** People who bought, gave a called place up, and came too late for a box. */
  bought: number;
  gaveUp: number;
  missed: number;
  /** Boxes that were sold and that are left; people who bought twice. */
  sold: number;
  left: number;
  twice: number;
  /** Seconds for everyone to enter, from the hour to the draw, and from the hour until it was over. */
  enterSeconds: number;
  drawSeconds: number;
  sellSeconds: number;
  /** Seconds from the hour to the turn of the first, the median and the last called place, of buyers who pay at once. */
  turnSeconds: { first: number; median: number; last: number };
  calls: readonly CallFigures[];
  /** Places asked for and purchases made in a second, with everyone at once. */
  statusPerSecond: number;
  purchasesPerSecond: number;
  /** Replies with 5xx, which the pages ask again, and refusals by their code. */
  serverErrors: number;
  refusals: readonly { code: string; count: number }[];
  /** Invariants of the audit that hold before the opening and not after it. */
  breaches: readonly string[];
  /** Seconds that people take from their turn to the payment, by openings of this shop or as assumed. */
  paySeconds: number;
  isPayMeasured: boolean;
  /** Share of called people who give up, in percent. */
  giveUpPercent: number;
};
