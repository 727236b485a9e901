/**
 * Draws without repetition, the same ones in each run.
 *
 * @example drawn([1, 2, 3, 4], 2) // two of the four
 */
export function drawn<T>(from: readonly T[], count: number, seed = 1): T[] {
  const rest = [...from];
  const random = randomFrom(seed);
  const wanted = Math.min(count, rest.length);
  for (let index = 0; index < wanted; index += 1) {
    const other = index + Math.floor(random() * (rest.length - index));
    [rest[index], rest[other]] = [rest[other] as T, rest[index] as T];
  }
  return rest.slice(0, wanted);
}

/** Numbers from 0 to below 1 in a fixed order (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
