import { applyCartEdits, type CartEdits, noEdits } from "./apply-cart-edits.ts";
import type { CartLineId } from "./cart-line-id-types.ts";
import { type Cart, checkedIds } from "./cart-types-and-readers.ts";
import type { PendingEdit } from "./pending-cart-edits-storage.ts";

/** Calls to the server; each returns the whole cart after the change. */
export type CartServer = {
  setUnits(line: CartLineId, units: number): Promise<Cart>;
  remove(line: CartLineId): Promise<Cart>;
  choose(optionGroupIds: number[]): Promise<Cart>;
};

type QueueParts = {
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
  /** Checks whether a call failed without any reply of the server, so that the change can be sent again. */
  isUnanswered(error: unknown): boolean;
  /**
   * Waits until another try is worth it.
   *
   * @param tries failed tries before, from 0
   */
  untilRetry(tries: number): Promise<void>;
  /** Saves all pending changes; an empty list once all are sent. */
  keep(edits: PendingEdit[]): void;
  /** Informs the shopper that changes wait for the network. */
  announceWaiting(): void;
};

export type OptimisticCartQueue = ReturnType<typeof createOptimisticCartQueue>;

/**
 * Applies the shopper's changes immediately and sends them one after the other, only the last change of each line. An
 * edit is dropped only when the server confirmed its value or refused it, so no tap is lost. Changes without a reply
 * are sent again until there is one: browsers believe to be online in a tunnel, too.
 */
export function createOptimisticCartQueue({ server, read, keep, refused, network, pause }: QueueParts) {
  let edits = noEdits;
  const lineIds = new Map<number, CartLineId>();
  let disconnected = Promise.withResolvers<void>();
  let retryAtOnce = Promise.withResolvers<void>();
  let isDisconnected = false;
  let sending: Promise<void> = Promise.resolve();
  let refusals = 0;
  const debounced = new Map<string, { timer: ReturnType<typeof setTimeout>; request: () => Promise<void> }>();
  const listeners = new Set<() => void>();

  function setUnits(line: CartLineId, units: number): void {
    lineIds.set(line.groupId, line);
    change({ units: new Map(edits.units).set(line.groupId, units) });
    sendDebounced(`units ${line.groupId}`, async () => {
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
    sendDebounced("checks", async () => {
      const cart = read();
      if (!cart) return;
      const sent = edits.checked;
      await attempt(() => server.choose(checkedIds(applyCartEdits(cart, edits))));
      change({ checked: new Map([...edits.checked].filter(([id, on]) => sent.get(id) !== on)) });
    });
  }

  /** @returns true when the server removed all of them */
  async function remove(lines: readonly CartLineId[]): Promise<boolean> {
    for (const line of lines) lineIds.set(line.groupId, line);
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
    await Promise.race([sending, disconnected.promise]);
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
   * Sends all pending changes and waits for the replies; changes that wait for the network are tried again.
   *
   * @returns true when everything was sent and nothing was refused
   */
  async function settled(): Promise<boolean> {
    const before = refusals;
    for (const [key, { timer, request }] of debounced) {
      clearTimeout(timer);
      debounced.delete(key);
      enqueue(request);
    }
    if (isDisconnected) {
      disconnected = Promise.withResolvers();
      retryAtOnce.resolve();
    }
    await Promise.race([sending, disconnected.promise]);
    if (isDisconnected) network.announceWaiting();
    return refusals === before && !isDisconnected;
  }

  async function attempt(send: () => Promise<Cart>): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        keep(await send());
        reconnect();
        return;
      } catch (error) {
        if (!network.isUnanswered(error)) {
          reconnect();
          refusals += 1;
          refused(error);
          return;
        }
        retryAtOnce = Promise.withResolvers();
        disconnect();
        await Promise.race([network.untilRetry(tries), retryAtOnce.promise]);
      }
    }
  }

  function disconnect(): void {
    if (!isDisconnected) network.announceWaiting();
    isDisconnected = true;
    network.keep(pendingOf());
    disconnected.resolve();
  }

  function reconnect(): void {
    if (!isDisconnected) return;
    isDisconnected = false;
    disconnected = Promise.withResolvers();
    network.keep([]);
  }

  function pendingOf(): PendingEdit[] {
    return [...lineIds].flatMap(([groupId, line]): PendingEdit[] => {
      if (edits.removed.has(groupId)) return [{ ...line, units: null }];
      const units = edits.units.get(groupId);
      return units === undefined ? [] : [{ ...line, units }];
    });
  }

  function sendDebounced(key: string, request: () => Promise<void>): void {
    clearTimeout(debounced.get(key)?.timer);
    const timer = setTimeout(() => {
      debounced.delete(key);
      enqueue(request);
    }, pause);
    debounced.set(key, { timer, request });
  }

  function enqueue(request: () => Promise<void>): void {
    sending = sending.then(request);
  }

  function change(changed: Partial<CartEdits>): void {
    edits = { ...edits, ...changed };
    if (isDisconnected) network.keep(pendingOf());
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
