const MINUTE = 60_000;

/** Failed logins count for this long, in ms. */
export const FAILURES_COUNT_MS = 15 * MINUTE;

const FREE = 5;
const FREE_PER_NETWORK = 50;
/** So many failures of an account, wherever from, are an attack on it. */
export const ATTACK = 50;
const LONGEST_WAIT_MS = 5 * MINUTE;

/** Failed logins of the last quarter of an hour; times in ms since 1970, the latest first. */
export type LoginFailures = {
  /** Of this account from this source: a network, or a device that logged in before. */
  own: readonly number[];
  /** How many of this account there are from everywhere. */
  account: number;
  /** Of this network, whichever accounts it tried. */
  network: readonly number[];
};

/**
 * How long a login has to wait. Failures count for an account and a source together, so that nobody keeps its owner out:
 * after five, 15 seconds, doubled with each more, five minutes at the most. While an account is attacked from many
 * networks, each of them waits a minute after its first failure. A network that fails with 50 waits five minutes, whichever
 * accounts it tries. A device that logged in to this account before counts for itself alone.
 *
 * @returns ms to wait from now; 0 when none
 * @example loginWait({ own: [0, 0, 0, 0, 0], account: 5, network: [] }, false, 0) // 15000
 */
export function loginWait(failures: LoginFailures, isKnownDevice: boolean, now: number): number {
  const { own, account, network } = failures;
  if (isKnownDevice) return waitAfter(own, now, usualPause);
  return Math.max(
    waitAfter(own, now, account >= ATTACK ? strictPause : usualPause),
    waitAfter(network, now, (count) => (count < FREE_PER_NETWORK ? 0 : LONGEST_WAIT_MS)),
  );
}

function usualPause(count: number): number {
  return count < FREE ? 0 : Math.min(15_000 * 2 ** (count - FREE), LONGEST_WAIT_MS);
}

function strictPause(count: number): number {
  return count === 0 ? 0 : Math.min(MINUTE * 2 ** (count - 1), LONGEST_WAIT_MS);
}

function waitAfter(failures: readonly number[], now: number, pause: (count: number) => number): number {
  const [latest] = failures;
  const recent = failures.filter((at) => now - at < FAILURES_COUNT_MS).length;
  return latest === undefined ? 0 : Math.max(0, latest + pause(recent) - now);
}
