import type { Variant } from "@todayfruit/storefront/app/brand-variants/define-variant";
import { type AppBuild, builtFolder } from "./build-web-app.ts";

/** Returns the build of the storefront for a variant. */
export function describeStorefrontBuild(variant: string): AppBuild {
  return {
    app: "apps/storefront",
    folder: `apps/storefront/build/${variant}`,
    sources: ["apps/storefront/app"],
    env: { VARIANT: variant },
  };
}

export function buildFolder(variant: string): string {
  return builtFolder(describeStorefrontBuild(variant));
}

/** Loads the settings of a variant that its pages are built with: business details, names and support links. */
export function loadVariant(variant: string): Promise<{ variant: Variant }> {
  return import(/* @vite-ignore */ `@todayfruit/storefront/app/brand-variants/${variant}/brand-settings`);
}
