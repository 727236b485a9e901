import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyCartEdits } from "./apply-cart-edits.ts";
import { cartOf } from "./cart-fixture.ts";
import type { CartLineId } from "./cart-line-id-types.ts";
import { type Cart, checkedIds, groupsOf } from "./cart-types-and-readers.ts";
import { createOptimisticCartQueue } from "./optimistic-cart-queue.ts";
import type { PendingEdit } from "./pending-cart-edits-storage.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tangerine: CartLineId = { itemId: 10, groupId: 1 };
const apple: CartLineId = { itemId: 20, groupId: 2 };

test("optimistic cart queue: fast taps send one request with the last quantity", async () => {
  const { queue, sent, shownUnits } = shop();
  for (const units of [2, 3, 4]) queue.setUnits(tangerine, units);
  expect(shownUnits(1)).toBe(4);
  await vi.advanceTimersByTimeAsync(250);
  expect(sent).toEqual(["units 1 4"]);
  expect(queue.edits().units.size).toBe(0);
  expect(shownUnits(1)).toBe(4);
});

test("optimistic cart queue: a tap during a request is sent after it", async () => {
  const { queue, sent, shownUnits } = shop({ delay: 1_000 });
  queue.setUnits(tangerine, 2);
  await vi.advanceTimersByTimeAsync(300);
  queue.setUnits(tangerine, 3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shownUnits(1)).toBe(3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual(["units 1 2", "units 1 3"]);
  expect(shownUnits(1)).toBe(3);
});

test("optimistic cart queue: a refused quantity reverts to the server's and is reported", async () => {
  const { queue, refusals, shownUnits } = shop({ refuse: true });
  queue.setUnits(tangerine, 9);
  expect(shownUnits(1)).toBe(9);
  await vi.advanceTimersByTimeAsync(250);
  expect(shownUnits(1)).toBe(1);
  expect(refusals).toHaveLength(1);
});

test("optimistic cart queue: requests run one after the other", async () => {
  const { queue, atOnce } = shop({ delay: 100 });
  queue.setUnits(tangerine, 2);
  queue.setUnits(apple, 2);
  queue.check([1], false);
  const done = queue.settled();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(done).resolves.toBe(true);
  expect(atOnce()).toBe(1);
});

test("optimistic cart queue: settled sends pending changes immediately and returns false after a refusal", async () => {
  const { queue, sent } = shop({ refuse: true });
  queue.setUnits(tangerine, 2);
  await expect(queue.settled()).resolves.toBe(false);
  expect(sent).toEqual(["units 1 2"]);
});

test("optimistic cart queue: a check sends the whole selection", async () => {
  const { queue, sent, shop: server } = shop();
  queue.check([1], false);
  queue.check([2], false);
  queue.check([2], true);
  await vi.advanceTimersByTimeAsync(250);
  expect(sent).toEqual(["choose 2"]);
  expect(queue.edits().checked.size).toBe(0);
  expect(checkedIds(server())).toEqual([2]);
});

test("optimistic cart queue: a removed line disappears at once and reappears when the server refuses", async () => {
  const { queue, shown } = shop({ refuse: true });
  const removal = queue.remove([tangerine]);
  expect(groupsOf(shown())).toHaveLength(1);
  await expect(removal).resolves.toBe(false);
  expect(groupsOf(shown())).toHaveLength(2);
});

test("optimistic cart queue: a pending quantity is not sent once its line is removed", async () => {
  const { queue, sent } = shop();
  queue.setUnits(tangerine, 5);
  await queue.remove([tangerine]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(["remove 1"]);
});

test("optimistic cart queue: offline changes wait; back online the last change of each line is sent once", async () => {
  const { queue, sent, refusals, shownUnits, network } = shop();
  network.isOffline = true;
  queue.setUnits(tangerine, 4);
  await vi.advanceTimersByTimeAsync(250);
  queue.setUnits(tangerine, 5);
  void queue.remove([apple]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shownUnits(1)).toBe(5);
  expect(refusals).toEqual([]);
  expect(network.kept).toEqual([
    { ...tangerine, units: 5 },
    { ...apple, units: null },
  ]);
  await expect(queue.settled()).resolves.toBe(false);

  sent.length = 0;
  network.back();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(["units 1 5", "remove 2"]);
  expect(network.kept).toEqual([]);
  expect(queue.edits().units.size + queue.edits().removed.size).toBe(0);
  await expect(queue.settled()).resolves.toBe(true);
});

test("optimistic cart queue: a change without a reply stays saved over failed tries and is announced once", async () => {
  const { queue, sent, network, shownUnits } = shop();
  network.isOffline = true;
  queue.setUnits(tangerine, 4);
  await vi.advanceTimersByTimeAsync(250);
  network.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(["units 1 4", "units 1 4"]);
  expect(network.kept).toEqual([{ ...tangerine, units: 4 }]);
  expect(network.announcements).toBe(1);
  expect(shownUnits(1)).toBe(4);
});

test("optimistic cart queue: settled tries a waiting change at once, whatever the pause", async () => {
  const { queue, sent, network } = shop();
  network.isOffline = true;
  queue.setUnits(tangerine, 4);
  await vi.advanceTimersByTimeAsync(250);
  await expect(queue.settled()).resolves.toBe(false);
  expect(network.announcements).toBe(2);

  network.isOffline = false;
  await expect(queue.settled()).resolves.toBe(true);
  expect(sent).toEqual(["units 1 4", "units 1 4", "units 1 4"]);
  expect(network.kept).toEqual([]);
});

test("optimistic cart queue: saved changes are sent by the next page that opens the cart", async () => {
  const { queue, sent } = shop();
  queue.resume([
    { ...tangerine, units: 3 },
    { ...apple, units: null },
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.sort()).toEqual(["remove 2", "units 1 3"]);
});

function shop({ delay = 0, refuse = false } = {}) {
  let cart = cartOf([
    { id: 1, price: 17_900, units: 1 },
    { id: 2, price: 9_900, units: 1 },
  ]);
  const sent: string[] = [];
  const refusals: unknown[] = [];
  const network = {
    isOffline: false,
    announcements: 0,
    kept: [] as PendingEdit[],
    returns: Promise.withResolvers<void>(),
    retry() {
      network.returns.resolve();
      network.returns = Promise.withResolvers();
    },
    back() {
      network.isOffline = false;
      network.retry();
    },
  };
  let running = 0;
  let most = 0;

  async function answer(call: string, change: (cart: Cart) => Cart): Promise<Cart> {
    sent.push(call);
    running += 1;
    most = Math.max(most, running);
    if (delay > 0) await new Promise((done) => setTimeout(done, delay));
    running -= 1;
    if (network.isOffline) throw new TypeError("Failed to fetch");
    if (refuse) throw new Error("SOLD_OUT");
    return change(structuredClone(cart));
  }

  const queue = createOptimisticCartQueue({
    pause: 250,
    read: () => cart,
    keep: (next) => {
      cart = next;
    },
    refused: (error) => refusals.push(error),
    network: {
      isUnanswered: (error) => error instanceof TypeError,
      untilRetry: () => network.returns.promise,
      keep: (pending) => {
        network.kept = pending;
      },
      announceWaiting: () => {
        network.announcements += 1;
      },
    },
    server: {
      setUnits: ({ groupId }, units) =>
        answer(`units ${groupId} ${units}`, (next) => {
          for (const { group } of groupsOf(next))
            if (group.id === groupId) Object.assign(group, { optionUnit: units });
          return next;
        }),
      remove: ({ groupId }) =>
        answer(`remove ${groupId}`, (next) => ({
          ...next,
          list: next.list.map((entry) => ({
            ...entry,
            bundleItems: entry.bundleItems.filter((item) => item.optionGroups[0]?.id !== groupId),
          })),
        })),
      choose: (ids) =>
        answer(`choose ${ids}`, (next) => {
          for (const { group } of groupsOf(next)) Object.assign(group, { isChecked: ids.includes(group.id) });
          return next;
        }),
    },
  });
  const shown = () => applyCartEdits(cart, queue.edits());
  const shownUnits = (id: number) => groupsOf(shown()).find(({ group }) => group.id === id)?.group.optionUnit;
  return { queue, sent, refusals, network, shown, shownUnits, shop: () => cart, atOnce: () => most };
}
