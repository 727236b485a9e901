import type { ConfirmPurpose } from "@todayfruit/contract/accounts/confirm-purposes";

/** Call that waits for its member's confirmation. */
export type CallAwaitingConfirmation = {
  purpose: ConfirmPurpose;
  /**
   * Ends the ask.
   *
   * @param confirmation `null` when they did not confirm
   */
  answer(confirmation: string | null): void;
};

let asks: readonly CallAwaitingConfirmation[] = [];
const given = new Map<ConfirmPurpose, { confirmation: string; until: number }>();
const listeners = new Set<() => void>();

/** Calls that wait for a confirmation, asked one after the other. */
export const callsAwaitingConfirmationStore = {
  /**
   * Asks for a confirmation; a valid one given for the same purpose is reused.
   *
   * @param refused confirmation the server refused, `null` before the first
   * @param now ms since 1970
   */
  ask(purpose: ConfirmPurpose, refused: string | null, now: number): Promise<string | null> {
    const kept = given.get(purpose);
    if (kept && kept.until > now && kept.confirmation !== refused) return Promise.resolve(kept.confirmation);
    given.delete(purpose);
    return new Promise((resolve) => {
      const ask: CallAwaitingConfirmation = {
        purpose,
        answer(confirmation) {
          change(asks.filter((each) => each !== ask));
          resolve(confirmation);
        },
      };
      change([...asks, ask]);
    });
  },
  /**
   * Keeps a confirmation for further calls of its purpose.
   *
   * @param until ms since 1970
   */
  keep(purpose: ConfirmPurpose, confirmation: string, until: number): void {
    given.set(purpose, { confirmation, until });
  },
  /** Returns the ask to show; `null` when no call waits. */
  current: (): CallAwaitingConfirmation | null => asks[0] ?? null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function change(next: typeof asks): void {
  asks = next;
  for (const listener of listeners) listener();
}
