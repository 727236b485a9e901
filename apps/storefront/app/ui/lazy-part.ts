import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadPart } from "./load-part.ts";

/**
 * Makes a component that is loaded when it is first shown, in a `Suspense` boundary. Until it can be loaded, the rest of the
 * page works without it.
 * @example const Sheet = lazyPart(async () => (await import("./sheet.tsx")).Sheet);
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPart(load) }));
}
