import type { ConfirmPurpose } from "@todayfruit/contract/confirm-purposes";

/** A call that waits for its member to confirm themselves. */
export type ConfirmAsk = {
  purpose: ConfirmPurpose;
  /** Ends the ask. @param confirmation `null`: they did not confirm */
  answer(confirmation: string | null): void;
};

let asks: readonly ConfirmAsk[] = [];
const given = new Map<ConfirmPurpose, { confirmation: string; until: number }>();
const listeners = new Set<() => void>();

/** Calls that wait for a confirmation; the member is asked for one after the other. */
export const confirmAsks = {
  /**
   * Asks for a confirmation; one that was given for the same purpose and is still good is taken without asking.
   *
   * @param refused the confirmation that was sent in vain, `null` before the first
   * @param now in ms since 1970
   */
  ask(purpose: ConfirmPurpose, refused: string | null, now: number): Promise<string | null> {
    const kept = given.get(purpose);
    if (kept && kept.until > now && kept.confirmation !== refused) return Promise.resolve(kept.confirmation);
    given.delete(purpose);
    return new Promise((resolve) => {
      const ask: ConfirmAsk = {
        purpose,
        answer(confirmation) {
          change(asks.filter((each) => each !== ask));
          resolve(confirmation);
        },
      };
      change([...asks, ask]);
    });
  },
  /** Keeps a confirmation for the calls of its purpose that follow. @param until in ms since 1970 */
  keep(purpose: ConfirmPurpose, confirmation: string, until: number): void {
    given.set(purpose, { confirmation, until });
  },
  /** Returns the ask that is shown; `null` when no call waits. */
  current: (): ConfirmAsk | null => asks[0] ?? null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function change(next: typeof asks): void {
  asks = next;
  for (const listener of listeners) listener();
}
