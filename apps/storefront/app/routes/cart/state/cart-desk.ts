import { applyEdits, type CartEdits, noEdits } from "./cart-edits.ts";
import { type Cart, checkedIds } from "./cart-lines.ts";
import type { PendingEdit } from "./pending-edits.ts";

/** Where a line lies: the cart item and its option group. */
export type LineAddress = {
  itemId: number;
  groupId: number;
};

/** The server's side; each answers the whole cart as it is afterwards. */
export type CartServer = {
  setUnits(line: LineAddress, units: number): Promise<Cart>;
  remove(line: LineAddress): Promise<Cart>;
  choose(optionGroupIds: number[]): Promise<Cart>;
};

type DeskParts = {
  server: CartServer;
  /** The server's cart as last heard of. */
  read(): Cart | undefined;
  keep(cart: Cart): void;
  /** Said to the shopper; the change it is about is already taken back. */
  refused(error: unknown): void;
  network: CartNetwork;
  /** Milliseconds of quiet after which a change is sent: a fast tapper sends one number. */
  pause: number;
};

/** What a change does that cannot be sent: it waits, and is kept for whoever opens the cart next. */
export type CartNetwork = {
  isAway(): boolean;
  untilBack(): Promise<void>;
  /** Everything that waits; nothing once all of it was sent. */
  keep(edits: PendingEdit[]): void;
};

export type CartDesk = ReturnType<typeof createCartDesk>;

/**
 * Takes the shopper's changes at once and sends them one after the other, the last word of each line only. Nothing is
 * lost between taps: an edit is dropped only when the server confirmed that very value, or refused it. Without a network
 * it waits until there is one again.
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

  /** @returns whether the server took all of them out */
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

  /** What was changed without a network, by whoever had the cart open before. */
  function resume(pending: readonly PendingEdit[]): void {
    for (const { units, ...line } of pending) {
      if (units === null) void remove([line]);
      else setUnits(line, units);
    }
  }

  /**
   * Sends what still waits and waits for every answer, unless there is no network.
   *
   * @returns whether everything was sent and the server refused nothing of it
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
