import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadWithRetry } from "./load-with-retry.ts";

/**
 * Makes a component that is loaded when it is first shown, in a `Suspense` boundary. Until it can be loaded, the rest of the
 * page works without it.
 * @example const Sheet = lazyComponent(async () => (await import("./sheet.tsx")).Sheet);
 */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetry(load) }));
}
