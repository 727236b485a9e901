import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readChangeStream } from "./change-stream.ts";
import { isReadAgain, keysOfNouns } from "./keys-of-nouns.ts";
import { liveStore } from "./live-store.ts";

/** Shortest time in ms between two readings, however busy the shop is. */
const GATHER_MS = 1000;
/** Interval in ms at which everything on screen is read again while changes do not arrive by themselves. */
const POLL_MS = 10_000;
/** Time in ms after the last sign of life from which a connection counts as silent: three beats. */
export const SILENT_MS = 15_000;

/**
 * Keeps what is on screen as the shop has it: reads again what the stream of changes names, and all of it every ten seconds
 * while there is no stream.
 *
 * @param isOn whether somebody is logged in
 */
export function useChangeStream(isOn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOn) return;
    const refresh = refreshAtMostEvery(GATHER_MS, client);
    const stop = readChangeStream((message) => {
      if (message.kind === "beat") liveStore.set({ isLive: message.isLive, heardAt: Date.now() });
      if (message.kind === "changed") refresh.add(message.nouns);
      if (message.kind === "ended") void client.invalidateQueries({ queryKey: ["me"] });
    });
    const poll = setInterval(() => {
      const { isLive, heardAt } = liveStore.get();
      if (!isLive || Date.now() - heardAt > SILENT_MS) refresh.add(null);
    }, POLL_MS);
    return () => {
      stop();
      clearInterval(poll);
      refresh.stop();
    };
  }, [client, isOn]);
}

/** Reads again what was added, the first at once and what follows together; `null` adds everything. */
function refreshAtMostEvery(gatherMs: number, client: QueryClient) {
  const nouns = new Set<string>();
  let isAll = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (!isAll && nouns.size === 0) return;
    const keys = isAll ? null : keysOfNouns([...nouns]);
    void client.invalidateQueries({ predicate: ({ queryKey }) => isReadAgain(queryKey, keys) });
    nouns.clear();
    isAll = false;
    timer = setTimeout(flush, gatherMs);
  };
  return {
    add(changed: readonly string[] | null) {
      isAll ||= changed === null;
      for (const noun of changed ?? []) nouns.add(noun);
      if (timer === undefined) flush();
    },
    stop: () => clearTimeout(timer),
  };
}
