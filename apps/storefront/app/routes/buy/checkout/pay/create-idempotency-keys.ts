/**
 * Idempotency keys for 결제하기: repeating a wish whose reply was lost uses the same key, so that it takes effect once; any
 * reply, or another wish, leads to a new key.
 */
export function createIdempotencyKeys(newKey: () => string) {
  let lost: { wish: string; key: string } | null = null;
  return {
    keyFor(wish: unknown): string {
      const text = JSON.stringify(wish);
      if (lost?.wish !== text) lost = { wish: text, key: newKey() };
      return lost.key;
    },
    /** Records that the server replied, with success or a refusal. */
    answered(): void {
      lost = null;
    },
  };
}
