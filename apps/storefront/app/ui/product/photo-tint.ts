/** Ground of a drawing, by the product's root category. */
export type PhotoTint = "fruit" | "vegetable" | "fish" | "meat" | "food";

const tintOfRootCategory: Record<number, PhotoTint> = {
  91: "fruit",
  97: "vegetable",
  93: "fish",
  96: "meat",
  95: "food",
};

/** @example photoTint({ id: 1102, parent: { id: 93 } }) // "fish" */
export function photoTint(category: { id: number; parent: { id: number } | null }): PhotoTint {
  return tintOfRootCategory[category.parent?.id ?? category.id] ?? "food";
}
