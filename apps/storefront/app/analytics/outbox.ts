import type { Input } from "@todayfruit/contract/all-calls";

export type Batch = Input<"POST /v1/events">["body"];
type Kept = { batch: Batch; at: number };
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

type Ways = {
  /** Of this tab alone: it outlives a change of the page, and nothing else. */
  store: Store;
  /** @returns whether the shop has settled it; rejects or says no when it is to be sent again */
  post(body: string): Promise<boolean>;
  /** @returns whether the browser will send it after the page is gone */
  beacon(body: string): boolean;
  now(): number;
};

export type Outbox = {
  /** Sends what waits, the oldest first, and then this. */
  send(batch: Batch): Promise<void>;
  /** The page is left: the browser is asked to send what waits, and then this, without an answer. */
  leave(batch: Batch | null): void;
};

const KEY = "eventsToSend";
/** So many batches wait; of more, the oldest are let go. */
export const MOST_BATCHES = 5;

/**
 * What was not taken by the shop waits here and goes out with the next batch, also from the next page. Sending it twice
 * does no harm: each event is kept once by its id.
 */
export function createOutbox({ store, post, beacon, now }: Ways): Outbox {
  const waiting = readKept(store);
  let isSending = false;

  function keep(batch: Batch): void {
    waiting.push({ batch, at: now() });
    waiting.splice(0, waiting.length - MOST_BATCHES);
    write();
  }

  function settle(kept: Kept): void {
    const place = waiting.indexOf(kept);
    if (place >= 0) waiting.splice(place, 1);
    write();
  }

  function write(): void {
    try {
      if (waiting.length === 0) store.removeItem(KEY);
      else store.setItem(KEY, JSON.stringify(waiting));
    } catch {
      // A store that is full or closed keeps nobody from sending: then it is this page alone that tries again.
    }
  }

  async function sendAll(): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      if (!(await post(bodyOf(next, now())))) return;
      settle(next);
    }
  }

  return {
    async send(batch) {
      keep(batch);
      if (isSending) return;
      isSending = true;
      try {
        await sendAll();
      } finally {
        isSending = false;
      }
    },
    leave(batch) {
      for (const kept of waiting) beacon(bodyOf(kept, now()));
      // What has waited stays until the shop says that it has it; what is new is the browser's, if it takes it.
      if (batch && !beacon(bodyOf({ batch, at: now() }, now()))) keep(batch);
    },
  };
}

function bodyOf({ batch, at }: Kept, now: number): string {
  const later = Math.max(0, now - at);
  return JSON.stringify({
    ...batch,
    events: batch.events.map((event) => ({ ...event, age: event.age + later })),
  });
}

function readKept(store: Store): Kept[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept).slice(-MOST_BATCHES) : [];
  } catch {
    return [];
  }
}

/** Whether a batch is as the shop wants it the shop says; here it is only what can be sent. */
function isKept(kept: unknown): kept is Kept {
  const { at, batch } = (kept ?? {}) as Partial<Kept>;
  return typeof at === "number" && Array.isArray(batch?.events);
}
