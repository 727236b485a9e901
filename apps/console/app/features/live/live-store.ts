/** State of the stream: `isLive` while changes arrive, `heardAt` time of the last event (ms since 1970; 0 before the first). */
export type Live = { isLive: boolean; heardAt: number };

let live: Live = { isLive: false, heardAt: 0 };
const watchers = new Set<() => void>();

/** Store of the state of this window's connection, in the shape of `useSyncExternalStore`. */
export const liveStore = {
  get: () => live,
  subscribe(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  },
  set(next: Partial<Live>): void {
    live = { ...live, ...next };
    for (const onChange of watchers) onChange();
  },
};
