import { applyEdits, type CartEdits, noEdits } from "./cart-edits.ts";
import { type Cart, checkedIds } from "./cart-lines.ts";
import type { PendingEdit } from "./pending-edits.ts";

/** Position of a line: cart item and option group. */
export type LineAddress = {
  itemId: number;
  groupId: number;
};

/** Calls to the server; each returns the whole cart after the change. */
export type CartServer = {
  setUnits(line: LineAddress, units: number): Promise<Cart>;
  remove(line: LineAddress): Promise<Cart>;
  choose(optionGroupIds: number[]): Promise<Cart>;
};

type DeskParts = {
  server: CartServer;
  /** Last cart received from the server. */
  read(): Cart | undefined;
  keep(cart: Cart): void;
  /** Called when the server refuses a change, after it was rolled back. */
  refused(error: unknown): void;
  network: CartNetwork;
  /** Milliseconds to wait before sending a change, so that fast taps send one request. */
  pause: number;
};

/** Network state, and storage for changes that cannot be sent, which the next page that opens the cart sends. */
export type CartNetwork = {
  isAway(): boolean;
  untilBack(): Promise<void>;
  /** Saves all pending changes; an empty list once all are sent. */
  keep(edits: PendingEdit[]): void;
};

export type CartDesk = ReturnType<typeof createCartDesk>;

/**
 * Applies the shopper's changes immediately and sends them one after the other, only the last change of each line. An
 * edit is dropped only when the server confirmed its value or refused it, so no tap is lost. Without a network, changes
 * wait until it is back.
 */
export function createCartDesk({ server, read, keep, refused, network, pause }: DeskParts) {
  let edits = noEdits;
  const places = new Map<number, LineAddress>();
  let gone = Promise.withResolvers<void>();
  let isGone = false;
  let sending: Promise<void> = Promise.resolve();
  let refusals = 0;
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; job: () => Promise<void> }>();
  const listeners = new Set<() => void>();

  function setUnits(line: LineAddress, units: number): void {
    places.set(line.groupId, line);
    change({ units: new Map(edits.units).set(line.groupId, units) });
    soon(`units ${line.groupId}`, async () => {
      const wanted = edits.units.get(line.groupId);
      if (wanted === undefined || edits.removed.has(line.groupId)) return;
      let sent = wanted;
      await attempt(() => {
        sent = edits.units.get(line.groupId) ?? wanted;
        return server.setUnits(line, sent);
      });
      if (edits.units.get(line.groupId) === sent) {
        change({ units: without(edits.units, line.groupId) });
      }
    });
  }

  function check(groupIds: readonly number[], isChecked: boolean): void {
    const checked = new Map(edits.checked);
    for (const id of groupIds) checked.set(id, isChecked);
    change({ checked });
    soon("checks", async () => {
      const cart = read();
      if (!cart) return;
      const sent = edits.checked;
      await attempt(() => server.choose(checkedIds(applyEdits(cart, edits))));
      change({ checked: new Map([...edits.checked].filter(([id, on]) => sent.get(id) !== on)) });
    });
  }

  /** @returns true when the server removed all of them */
  async function remove(lines: readonly LineAddress[]): Promise<boolean> {
    for (const line of lines) places.set(line.groupId, line);
    change({ removed: new Set([...edits.removed, ...lines.map(({ groupId }) => groupId)]) });
    const before = refusals;
    enqueue(async () => {
      for (const line of lines) {
        await attempt(() => server.remove(line));
        change({
          removed: new Set([...edits.removed].filter((id) => id !== line.groupId)),
          units: without(edits.units, line.groupId),
          checked: without(edits.checked, line.groupId),
        });
      }
    });
    await Promise.race([sending, gone.promise]);
    return refusals === before;
  }

  /** Applies changes saved by an earlier page without a network. */
  function resume(pending: readonly PendingEdit[]): void {
    for (const { units, ...line } of pending) {
      if (units === null) void remove([line]);
      else setUnits(line, units);
    }
  }

  /**
   * Sends all pending changes and waits for the replies, unless offline.
   *
   * @returns true when everything was sent and nothing was refused
   */
  async function settled(): Promise<boolean> {
    const before = refusals;
    for (const [key, { timer, job }] of waiting) {
      clearTimeout(timer);
      waiting.delete(key);
      enqueue(job);
    }
    await Promise.race([sending, gone.promise]);
    return refusals === before && !isGone;
  }

  async function attempt(send: () => Promise<Cart>): Promise<void> {
    for (;;) {
      try {
        keep(await send());
        return;
      } catch (error) {
        if (!network.isAway()) {
          refusals += 1;
          refused(error);
          return;
        }
        await waitForNetwork();
      }
    }
  }

  async function waitForNetwork(): Promise<void> {
    isGone = true;
    gone.resolve();
    network.keep(pendingOf());
    await network.untilBack();
    isGone = false;
    gone = Promise.withResolvers();
    network.keep([]);
  }

  function pendingOf(): PendingEdit[] {
    return [...places].flatMap(([groupId, line]): PendingEdit[] => {
      if (edits.removed.has(groupId)) return [{ ...line, units: null }];
      const units = edits.units.get(groupId);
      return units === undefined ? [] : [{ ...line, units }];
    });
  }

  function soon(key: string, job: () => Promise<void>): void {
    clearTimeout(waiting.get(key)?.timer);
    const timer = setTimeout(() => {
      waiting.delete(key);
      enqueue(job);
    }, pause);
    waiting.set(key, { timer, job });
  }

  function enqueue(job: () => Promise<void>): void {
    sending = sending.then(job);
  }

  function change(changed: Partial<CartEdits>): void {
    edits = { ...edits, ...changed };
    if (isGone) network.keep(pendingOf());
    for (const listener of listeners) listener();
  }

  return {
    setUnits,
    check,
    remove,
    resume,
    settled,
    edits: () => edits,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function without<Value>(map: ReadonlyMap<number, Value>, key: number): Map<number, Value> {
  return new Map([...map].filter(([id]) => id !== key));
}
