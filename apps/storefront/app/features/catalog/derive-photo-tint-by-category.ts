import type { PhotoTint } from "../../ui/media/photo.tsx";

const TINT_OF_ROOT_CATEGORY: Record<number, PhotoTint> = {
  91: "fruit",
  97: "vegetable",
  93: "fish",
  96: "meat",
  95: "food",
};

/**
 * Ground of a product's drawing, by its root category.
 *
 * @example derivePhotoTintByCategory({ id: 1102, parent: { id: 93 } }) // "fish"
 */
export function derivePhotoTintByCategory(category: {
  id: number;
  parent: { id: number } | null;
}): PhotoTint {
  return TINT_OF_ROOT_CATEGORY[category.parent?.id ?? category.id] ?? "food";
}
