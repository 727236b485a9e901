import { createHash } from "node:crypto";

/** Generator of ids that look random and repeat exactly when a run repeats. */
export type Sequence = {
  /** Returns `length` (≤ 64) characters of `alphabet`. */
  next(length: number, salt: string, alphabet?: string): string;
  /** Starts a run (0, 1, 2 …) with ids of its own, so that ids of earlier runs never repeat. */
  beginRun(run: number): void;
};

export const DIGITS = "0123456789";
export const HEX = "0123456789ABCDEF";
const LETTERS_AND_DIGITS = `${DIGITS}ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`;

/**
 * Creates a counter-based generator. The salt (an order id, an instant) prevents two runs with one seed from giving
 * the same payment key to different orders, which a shop with a persistent database would rightly treat as a
 * collision.
 */
export function createDeterministicIdGenerator(seed: string): Sequence {
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
