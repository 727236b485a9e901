import type { BusyRefusal } from "@todayfruit/contract/busy-refusals";

let waits: { code: BusyRefusal }[] = [];
const listeners = new Set<() => void>();

/** Calls waiting to retry a busy server. */
export const waitingCallsStore = {
  /** @returns function that ends the wait */
  begin(code: BusyRefusal): () => void {
    const wait = { code };
    change([...waits, wait]);
    return () => change(waits.filter((each) => each !== wait));
  },
  /** Returns the refusal of the call that began to wait last; `null` when none waits. */
  current: (): BusyRefusal | null => waits.at(-1)?.code ?? null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function change(next: typeof waits): void {
  waits = next;
  for (const listener of listeners) listener();
}
