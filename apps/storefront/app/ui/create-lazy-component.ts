import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadPagePartWithRetry } from "./load-page-part-with-retry.ts";

/**
 * Makes a component that is loaded when it is first shown, in a `Suspense` boundary. Until it can be loaded, the rest of the
 * page works without it.
 * @example const Sheet = createLazyComponent(async () => (await import("./sheet.tsx")).Sheet);
 */
export function createLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPagePartWithRetry(load) }));
}
