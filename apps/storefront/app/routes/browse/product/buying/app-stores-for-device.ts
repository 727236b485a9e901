import type { Variant } from "../../../../brand-variants/define-variant.ts";

export type AppStore = {
  name: "App Store" | "Google Play";
  url: string;
};

/**
 * Stores that offer the variant's app to this device: its own, or both when it has neither.
 *
 * @example appStoresForDevice("Mozilla/5.0 (iPhone; …", apps) // [{ name: "App Store", url: apps.ios }]
 */
export function appStoresForDevice(userAgent: string, apps: Variant["apps"]): AppStore[] {
  const apple: AppStore = { name: "App Store", url: apps.ios };
  const google: AppStore = { name: "Google Play", url: apps.android };
  if (/iPhone|iPad|iPod/.test(userAgent)) return [apple];
  return /Android/.test(userAgent) ? [google] : [apple, google];
}
