import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Reports whether the page is alive: false on the server and in the first render, true from then on. The answer is deferred, so
 * that the rendering that it causes is a task of its own, after the one that brought the page to life.
 */
export function useHydrated(): boolean {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isAlive);
}
