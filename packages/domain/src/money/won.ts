declare const brand: unique symbol;

/** An amount in 원: a safe integer, negative for a discount or a refund. Points are counted in the same unit. */
export type Won = number & { readonly [brand]: "won" };

/**
 * Turns a plain number into an amount. Throws a RangeError for anything but a safe integer, which is a bug.
 *
 * @example won(12900) // 12,900원
 * @example won(0.5) // RangeError
 */
export function won(n: number): Won {
  if (!Number.isSafeInteger(n)) throw new RangeError(`An amount in 원 must be a safe integer, not ${n}`);
  // Minus zero would print as "-0원" and differ from zero under Object.is.
  return (n === 0 ? 0 : n) as Won;
}

export const ZERO_WON: Won = won(0);

/** @example sumWon([won(3000), won(-500)]) // 2,500원; an empty list is 0원 */
export function sumWon(list: readonly Won[]): Won {
  return list.reduce<Won>(addWon, ZERO_WON);
}

/** @example addWon(won(12000), won(3000)) // 15,000원 */
export function addWon(left: Won, right: Won): Won {
  return won(left + right);
}

/** @example subtractWon(won(12000), won(3000)) // 9,000원 */
export function subtractWon(left: Won, right: Won): Won {
  return won(left - right);
}

/**
 * Multiplies an amount by a count; throws a RangeError unless `count` is a safe integer.
 *
 * @example timesWon(won(19900), 3) // 59,700원
 */
export function timesWon(amount: Won, count: number): Won {
  if (!Number.isSafeInteger(count)) throw new RangeError(`A count must be a safe integer, not ${count}`);
  return won(amount * count);
}

/** @example minWon(won(500), won(300)) // 300원 */
export function minWon(left: Won, right: Won): Won {
  return left < right ? left : right;
}

/** @example maxWon(won(-500), ZERO_WON) // 0원 */
export function maxWon(left: Won, right: Won): Won {
  return left > right ? left : right;
}
