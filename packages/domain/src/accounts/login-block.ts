const MINUTE = 60_000;

/** Failed logins count for this long, in ms. */
export const FAILURES_COUNT_MS = 15 * MINUTE;

const FREE_PER_ACCOUNT = 5;
const FREE_PER_ADDRESS = 50;
const LONGEST_WAIT_MS = 5 * MINUTE;

/**
 * How long a login has to wait: after five failures of an account within a quarter of an hour, 15 seconds, doubled with
 * each more, and five minutes at the most, so that a stranger who guesses cannot keep the owner out for long. An
 * address that fails with 50 waits five minutes, whoever it tries.
 *
 * @param account times of the failures with this e-mail, the latest first, in ms since 1970
 * @param address the same for this address of the network
 * @returns ms to wait from now; 0 when none
 * @example loginWait([0, 0, 0, 0, 0], [], 0) // 15000
 */
export function loginWait(account: readonly number[], address: readonly number[], now: number): number {
  return Math.max(
    waitAfter(account, now, (count) =>
      count < FREE_PER_ACCOUNT ? 0 : Math.min(15_000 * 2 ** (count - FREE_PER_ACCOUNT), LONGEST_WAIT_MS),
    ),
    waitAfter(address, now, (count) => (count < FREE_PER_ADDRESS ? 0 : LONGEST_WAIT_MS)),
  );
}

function waitAfter(failures: readonly number[], now: number, pause: (count: number) => number): number {
  const [latest] = failures;
  const recent = failures.filter((at) => now - at < FAILURES_COUNT_MS).length;
  return latest === undefined ? 0 : Math.max(0, latest + pause(recent) - now);
}
