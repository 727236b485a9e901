/** An answer as it was sent, kept for replay. */
export type TossAnswer = {
  readonly status: number;
  readonly body: string;
};

/** First answers by key; `begin` decides how to treat a request with a key. */
export type IdempotencyStore = {
  begin(scope: string): { kind: "first" } | { kind: "processing" } | { kind: "replay"; answer: TossAnswer };
  finish(scope: string, answer: TossAnswer): void;
  clear(): void;
};

const LIFETIME_MS = 15 * 24 * 60 * 60 * 1000;
const FIRST_FAILURE_OF_THE_SERVER = 500;
const STILL_PROCESSING = 409;

/**
 * Keeps the first answer, 4xx included, for 15 days and at most `capacity` of them. A 5xx or a 409 is not kept: the
 * same key may be tried again.
 */
export function createIdempotencyStore(capacity: number, clock: () => Date): IdempotencyStore {
  const answers = new Map<string, { answer: TossAnswer | null; since: number }>();
  return {
    begin(scope) {
      const now = clock().getTime();
      const held = answers.get(scope);
      if (held && now - held.since <= LIFETIME_MS)
        return held.answer ? { kind: "replay", answer: held.answer } : { kind: "processing" };
      answers.delete(scope);
      answers.set(scope, { answer: null, since: now });
      if (answers.size > capacity) evictOldest();
      return { kind: "first" };
    },
    finish(scope, answer) {
      const held = answers.get(scope);
      if (!held) return;
      if (answer.status >= FIRST_FAILURE_OF_THE_SERVER || answer.status === STILL_PROCESSING)
        answers.delete(scope);
      else held.answer = answer;
    },
    clear: () => answers.clear(),
  };

  function evictOldest(): void {
    for (const [scope, held] of answers) {
      if (held.answer === null) continue;
      answers.delete(scope);
      return;
    }
  }
}
