import { createContext, useContext } from "react";
import type { useSeparatelySavedSections } from "../../../features/drafts/use-separately-saved-sections.ts";
import type { EditedProduct, ProductFields } from "../../../features/products/edited-product-types.ts";
import type { OptionRow } from "./options/convert-option-table-values.ts";
import type { useOptionsDraft } from "./options/use-options-draft.ts";

/** The product of the editor, and what is typed over it. */
export type ProductEditor = ReturnType<typeof useSeparatelySavedSections<ProductFields>> & {
  product: EditedProduct;
  options: readonly OptionRow[];
  /** What is typed over its options. */
  optionDraft: ReturnType<typeof useOptionsDraft>;
  /** Why nothing may be changed; `null` where it may. */
  denied: string | null;
};

export const EditorContext = createContext<ProductEditor | null>(null);

/** Returns the editor around a part of it. */
export function useProductEditor(): ProductEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("A part of the editor is outside of it");
  return editor;
}
