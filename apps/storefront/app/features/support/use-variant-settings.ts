import type { VariantSettings } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import { useRouteLoaderData } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { deriveDefaultVariantSettings } from "../../brand-variants/derive-default-variant-settings.ts";

/**
 * Returns the business data and links of the shop as operators keep them. A page that failed before they were loaded has
 * those that the variant began with.
 */
export function useVariantSettings(): VariantSettings {
  const root = useRouteLoaderData("root") as { business: VariantSettings } | undefined;
  return root?.business ?? deriveDefaultVariantSettings(variant);
}
