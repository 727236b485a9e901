/** Random numbers that repeat for the same seed. */

export type Random = { below(n: number): number; pick<T>(list: readonly [T, ...T[]]): T };

/** Creates a pseudo-random generator that repeats for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function below(n: number): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  }
  return { below, pick: (list) => list[below(list.length)] ?? list[0] };
}
