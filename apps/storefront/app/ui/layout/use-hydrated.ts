import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Reports whether the page is alive: false on the server and in the first render, true from then on. What is shown for it is
 * rendered after the task that brought the page to life.
 */
export function useHydrated(): boolean {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isAlive);
}
