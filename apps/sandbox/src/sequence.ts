import { createHash } from "node:crypto";

/** Ids that look random and repeat exactly when a run repeats. */
export interface Sequence {
  /** `length` (≤ 64) characters out of `alphabet`. */
  next(length: number, salt: string, alphabet?: string): string;
  /** Ids of an earlier run are not given out again: each run (0, 1, 2 …) has its own. */
  beginRun(run: number): void;
}

export const DIGITS = "0123456789";
export const HEX = "0123456789ABCDEF";
const LETTERS_AND_DIGITS = `${DIGITS}ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`;

/**
 * A counter-based generator. The salt (an order id, a moment) keeps two runs of one seed from handing out the same
 * payment key for different orders, which a shop with a lasting database would rightly take for a collision.
 */
export function createSequence(seed: string): Sequence {
  let counter = 0;
  let ownSeed = seed;
  return {
    next(length, salt, alphabet = LETTERS_AND_DIGITS) {
      counter += 1;
      const bytes = createHash("sha512").update(`${ownSeed}\n${counter}\n${salt}`).digest();
      let text = "";
      for (const byte of bytes.subarray(0, length)) text += alphabet.charAt(byte % alphabet.length);
      return text;
    },
    beginRun(run) {
      counter = 0;
      ownSeed = run === 0 ? seed : `${seed} ${run}`;
    },
  };
}
