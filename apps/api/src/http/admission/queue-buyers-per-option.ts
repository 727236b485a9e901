import { type Admission, createAdmissionQueue, type Permit } from "./create-admission-queue.ts";

export type StockQueue = {
  /**
   * Waits for a turn at the stock of the options; called before the transaction begins.
   *
   * @param patienceMs longest wait for the turn at one option; 700 when left out
   * @returns the turn; `null` when too many wait for one of the options already
   */
  enter(optionIds: readonly number[], patienceMs?: number): Promise<Permit | null>;
};

/** Transactions of one process that may wait for the row of one option; the rest wait without a connection. */
const AT_ONCE = 3;
const MAX_WAITING = 256;
/** Together with the lock timeout of a transaction this is below 3 s. */
const PATIENCE_MS = 700;

/**
 * Lets at most three buyers of one option wait for its row, so that an option in demand, or one that is locked, does
 * not take all connections. Turns at several options are taken in ascending order of id, which prevents deadlocks.
 */
export function createStockQueue(now: () => number): StockQueue {
  const queues = new Map<number, Admission>();

  function queueOf(optionId: number): Admission {
    const queue =
      queues.get(optionId) ?? createAdmissionQueue({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING, now });
    queues.set(optionId, queue);
    return queue;
  }

  function deleteIfIdle(optionId: number): void {
    const queue = queues.get(optionId);
    if (queue && queue.running === 0 && queue.waiting === 0) queues.delete(optionId);
  }

  return {
    async enter(optionIds, patienceMs = PATIENCE_MS) {
      const held: Permit[] = [];
      const turn = {
        release() {
          for (const permit of held.splice(0)) permit.release();
          for (const optionId of optionIds) deleteIfIdle(optionId);
        },
      };
      for (const optionId of [...new Set(optionIds)].sort((a, b) => a - b)) {
        const permit = await queueOf(optionId).enter(0, patienceMs);
        if (permit === null) {
          turn.release();
          return null;
        }
        held.push(permit);
      }
      return turn;
    },
  };
}
