import type { Runner } from "@todayfruit/api/db/database";
import { addMissingVariantSettings } from "@todayfruit/api/features/shop-settings/variant-settings.repository";
import { VARIANTS } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import { deriveDefaultVariantSettings } from "@todayfruit/storefront/app/brand-variants/derive-default-variant-settings";
import { loadVariant } from "../pages/describe-storefront-build.ts";

/** Keeps the business data of each variant's settings file where the database has none of it yet. */
export async function addInitialVariantSettings(db: Runner): Promise<void> {
  const variants = await Promise.all(VARIANTS.map(loadVariant));
  await addMissingVariantSettings(
    db,
    variants.map(({ variant }) => ({ variant: variant.name, ...deriveDefaultVariantSettings(variant) })),
  );
}
