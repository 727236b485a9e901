export const variantNames = ["todayfruit", "market", "farmer", "ru"] as const;

export type VariantName = (typeof variantNames)[number];

/**
 * Selects the face of a build. Rule: specification §8, "Invalid variant setting: an error is thrown".
 *
 * @param setting the VARIANT build setting; undefined means todayfruit
 * @example chooseVariant("farmer") // "farmer"
 */
export function chooseVariant(setting: string | undefined): VariantName {
  const wanted = setting ?? "todayfruit";
  const variant = variantNames.find((name) => name === wanted);
  if (!variant) throw new Error(`VARIANT must be one of ${variantNames.join(", ")}; it is "${wanted}"`);
  return variant;
}
