import type { JsonClient } from "../load/json-client.ts";
import { createShopper, type Pick } from "../load/shopper-client.ts";
import { createRetryingClient } from "./retrying-client.ts";

/** Buyers of a storm. */

export type Shops = { urls: readonly string[]; sandbox: JsonClient };

export type Crowd = {
  /** Purchases the shop confirmed as paid. */
  bought: string[];
  /** Time of each purchase from its first admitted call, in ms. */
  purchaseMs: number[];
  /** Instants of confirmation, one for each purchase, in ms of `performance.now()`. */
  confirmedAt: number[];
  replies(): Record<string, number>;
  refusedMs(): number[];
  stop(): Promise<void>;
};

/** Starts buyers that buy one thing after the other until stopped, spread over the shops. */
export function startBuyers(
  fleet: Shops,
  { count, picks, random }: { count: number; picks: readonly Pick[]; random: () => number },
): Crowd {
  const clients = fleet.urls.map((url) =>
    createRetryingClient(url, { sockets: count, patienceMs: 20_000, random }),
  );
  const crowd = { bought: [] as string[], purchaseMs: [] as number[], confirmedAt: [] as number[] };
  let isOver = false;
  const buyers = Array.from({ length: count }, async (_, index) => {
    const client = clients[index % clients.length];
    if (!client) return;
    const shopper = createShopper(client, fleet.sandbox);
    while (!isOver) {
      const pick = picks[Math.floor(random() * picks.length)];
      if (!pick) return;
      try {
        const token = await shopper.guest();
        const begin = performance.now();
        crowd.bought.push(await shopper.checkOut(token, pick));
        crowd.purchaseMs.push(performance.now() - begin);
        crowd.confirmedAt.push(performance.now());
      } catch {
        // Counted by the client; the next purchase starts over.
      }
    }
  });
  return {
    ...crowd,
    replies: () => {
      const all: Record<string, number> = {};
      for (const { replies } of clients)
        for (const [name, times] of replies) all[name] = (all[name] ?? 0) + times;
      return all;
    },
    refusedMs: () => clients.flatMap(({ refusedMs }) => refusedMs),
    async stop() {
      isOver = true;
      await Promise.all(buyers);
      for (const client of clients) client.close();
    },
  };
}
