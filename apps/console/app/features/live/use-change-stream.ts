import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readChangeStream } from "./read-change-stream.ts";
import { refetchChangedListsAtMostEvery } from "./refetch-changed-lists-at-most-every.ts";
import { streamStateStore } from "./stream-state-store.ts";

/** Shortest time in ms between two readings, however busy the shop is. */
const GATHER_MS = 1000;
/** Interval in ms at which everything on screen is read again while changes do not arrive by themselves. */
const POLL_MS = 10_000;
/** Time in ms after the last sign of life from which a connection counts as silent: three beats. */
export const SILENT_MS = 15_000;

/**
 * Keeps the screen up to date: reads again what the stream of changes names, and all of it every ten seconds
 * while there is no stream.
 *
 * @param isOn whether an operator is logged in
 */
export function useChangeStream(isOn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOn) return;
    const refresh = refetchChangedListsAtMostEvery(GATHER_MS, client);
    const stop = readChangeStream((message) => {
      if (message.kind === "beat") streamStateStore.set({ isLive: message.isLive, heardAt: Date.now() });
      if (message.kind === "began") refresh.readAnswered();
      if (message.kind === "changed") refresh.add(message.nouns);
      if (message.kind === "ended") void client.invalidateQueries({ queryKey: ["me"] });
    });
    const poll = setInterval(() => {
      const { isLive, heardAt } = streamStateStore.get();
      if (!isLive || Date.now() - heardAt > SILENT_MS) refresh.add(null);
    }, POLL_MS);
    return () => {
      stop();
      clearInterval(poll);
      refresh.stop();
    };
  }, [client, isOn]);
}
