/**
 * Idempotency keys of pressing 결제하기: the same wish whose answer was lost is asked again under the same key, so that
 * it is done once; after any answer, and for any other wish, there is a new key.
 */
export function createAttemptKeys(newKey: () => string) {
  let lost: { wish: string; key: string } | null = null;
  return {
    keyFor(wish: unknown): string {
      const text = JSON.stringify(wish);
      if (lost?.wish !== text) lost = { wish: text, key: newKey() };
      return lost.key;
    },
    /** The shop answered, yes or no. */
    answered(): void {
      lost = null;
    },
  };
}
