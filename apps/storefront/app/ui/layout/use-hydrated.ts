import { startTransition, useEffect, useState } from "react";

/**
 * Reports whether the page is alive: false on the server and in the first render, true after it. The change is a transition, so that
 * the rendering that it causes is no part of the task that brings the page to life: a store's change
 * (`useSyncExternalStore`) is rendered within it, with all that waits.
 */
export function useHydrated(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => startTransition(() => setIsAlive(true)), []);
  return isAlive;
}
