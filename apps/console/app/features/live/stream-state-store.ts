/** State of the stream: `isLive` while changes arrive, `heardAt` time of the last event (ms since 1970; 0 before the first). */
export type StreamState = { isLive: boolean; heardAt: number };

let live: StreamState = { isLive: false, heardAt: 0 };
const watchers = new Set<() => void>();

/** Store of the state of this window's connection, in the shape of `useSyncExternalStore`. */
export const streamStateStore = {
  get: () => live,
  subscribe(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  },
  set(next: Partial<StreamState>): void {
    live = { ...live, ...next };
    for (const onChange of watchers) onChange();
  },
};
