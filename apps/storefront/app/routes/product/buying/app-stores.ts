import type { Variant } from "../../../variants/variant.ts";

export type AppStore = {
  name: "App Store" | "Google Play";
  url: string;
};

/**
 * The stores in which the device that is held can get the face's app: its own, or both where it can get neither.
 *
 * @example appStores("Mozilla/5.0 (iPhone; …", apps) // [{ name: "App Store", url: apps.ios }]
 */
export function appStores(userAgent: string, apps: Variant["apps"]): AppStore[] {
  const apple: AppStore = { name: "App Store", url: apps.ios };
  const google: AppStore = { name: "Google Play", url: apps.android };
  if (/iPhone|iPad|iPod/.test(userAgent)) return [apple];
  return /Android/.test(userAgent) ? [google] : [apple, google];
}
