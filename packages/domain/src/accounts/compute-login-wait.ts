const MINUTE = 60_000;

/** Period in which a failed login counts, in ms. */
export const FAILURES_COUNT_MS = 15 * MINUTE;

const FREE = 5;
const FREE_PER_NETWORK = 50;
/** Failures of one account, from all sources together, from which it is treated as attacked. */
export const ATTACK = 50;
const LONGEST_WAIT_MS = 5 * MINUTE;

/** Failed logins of the last 15 minutes; times in ms since 1970, the latest first. */
export type LoginFailures = {
  /** Failures of this account from this source: a network, or a device that logged in before. */
  own: readonly number[];
  /** Number of failures of this account from all sources. */
  account: number;
  /** Failures from this network, for any account. */
  network: readonly number[];
};

/**
 * Computes how long a login has to wait. Failures are counted per account and source, so that an attacker cannot lock
 * the owner out: from the fifth failure on 15 seconds, doubled with each further one, at most five minutes. While an
 * account is attacked from many networks, each network waits one minute after its first failure, doubled with each
 * further one. A network with 50 failures waits five minutes for every account. A device that logged in to this
 * account before is limited by its own failures only.
 *
 * @returns ms to wait from `now`; 0 when none
 * @example computeLoginWait({ own: [0, 0, 0, 0, 0], account: 5, network: [] }, false, 0) // 15000
 */
export function computeLoginWait(failures: LoginFailures, isKnownDevice: boolean, now: number): number {
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
