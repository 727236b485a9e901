export const VARIANT_NAMES = ["todayfruit", "market", "farmer", "ru"] as const;

export type VariantName = (typeof VARIANT_NAMES)[number];

/**
 * Selects the variant of a build. Rule: specification §8, "Invalid variant setting: an error is thrown".
 *
 * @param setting the VARIANT build setting; undefined means todayfruit
 * @example chooseBuildVariant("farmer") // "farmer"
 */
export function chooseBuildVariant(setting: string | undefined): VariantName {
  const wanted = setting ?? "todayfruit";
  const variant = VARIANT_NAMES.find((name) => name === wanted);
  if (!variant) throw new Error(`VARIANT must be one of ${VARIANT_NAMES.join(", ")}; it is "${wanted}"`);
  return variant;
}
