import type { Input } from "@todayfruit/contract/all-calls";

export type Batch = Input<"POST /v1/events">["body"];
type Kept = { batch: Batch; at: number };
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

type Ways = {
  /** Storage of this tab: survives a change of page and ends with the tab. */
  store: Store;
  /** @returns true when the batch is settled; false, or a rejection, when it has to be sent again */
  post(body: string): Promise<boolean>;
  /** @returns true when the browser will send it after the page is closed */
  beacon(body: string): boolean;
  now(): number;
};

export type Outbox = {
  /** Sends the waiting batches, the oldest first, then this one. */
  send(batch: Batch): Promise<void>;
  /** Hands the waiting batches and this one to the browser when the page is left, without a reply. */
  leave(batch: Batch | null): void;
};

const KEY = "eventsToSend";
/** Largest number of waiting batches; beyond it the oldest are dropped. */
export const MOST_BATCHES = 5;

/**
 * Keeps batches the server has not accepted and sends them with the next one, also from the next page. Sending twice is
 * harmless: the server stores each event once by its id.
 */
export function createEventBatchOutbox({ store, post, beacon, now }: Ways): Outbox {
  const waiting = readKept(store);
  let isSending = false;

  function keep(batch: Batch): void {
    waiting.push({ batch, at: now() });
    waiting.splice(0, waiting.length - MOST_BATCHES);
    write();
  }

  function settle(kept: Kept): void {
    const index = waiting.indexOf(kept);
    if (index >= 0) waiting.splice(index, 1);
    write();
  }

  function write(): void {
    try {
      if (waiting.length === 0) store.removeItem(KEY);
      else store.setItem(KEY, JSON.stringify(waiting));
    } catch {
      // A full or unavailable storage does not stop sending: only this page retries then.
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
      // Waiting batches stay until the server confirms them; the new one is dropped if the browser takes it.
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

/** Checks only the shape needed for sending; the server validates the batch. */
function isKept(kept: unknown): kept is Kept {
  const { at, batch } = (kept ?? {}) as Partial<Kept>;
  return typeof at === "number" && Array.isArray(batch?.events);
}
