/** Kinds of calls to which a fault can be applied. */
export const FAULT_POINTS = [
  "confirm",
  "cancel",
  "get",
  "account",
  "receipt",
  "receipt-cancel",
  "billing-issue",
  "billing-pay",
  "billing-delete",
] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number];

/**
 * A fault. `delay`: the work starts `delayMs` late; `error500`: nothing is done and 500 is answered; `lostReply`: the
 * work is done and the connection is dropped before the answer; `refuse`: nothing is done and `code` is answered.
 */
export type Fault = {
  readonly point: FaultPoint;
  readonly kind: "delay" | "error500" | "lostReply" | "refuse";
  readonly delayMs?: number;
  readonly code?: string;
  /** Number of requests to which it still applies. */
  readonly times: number;
};

export type FaultSwitch = {
  add(fault: Fault): void;
  /** Returns the fault for this request, if any; the oldest first. */
  take(point: FaultPoint): Fault | null;
  /** Waits `delayMs`; `close` ends the wait early. */
  wait(delayMs: number): Promise<void>;
  clear(): void;
  close(): void;
};

export function createFaultSwitch(): FaultSwitch {
  let armed: { fault: Fault; left: number }[] = [];
  const sleepers = new Set<{ timer: ReturnType<typeof setTimeout>; wake: () => void }>();
  return {
    add: (fault) => void armed.push({ fault, left: fault.times }),
    take(point) {
      const next = armed.find((entry) => entry.fault.point === point);
      if (!next) return null;
      next.left -= 1;
      if (next.left <= 0) armed = armed.filter((entry) => entry !== next);
      return next.fault;
    },
    wait: (delayMs) =>
      new Promise((wake) => {
        const sleeper = { timer: setTimeout(end, delayMs), wake: end };
        sleepers.add(sleeper);
        function end(): void {
          sleepers.delete(sleeper);
          wake();
        }
      }),
    clear() {
      armed = [];
    },
    close() {
      for (const sleeper of sleepers) {
        clearTimeout(sleeper.timer);
        sleeper.wake();
      }
    },
  };
}
