import type { PreviewWish } from "../../../../features/preview/use-preview.ts";
import { useMe } from "../../../../session/use-me.ts";
import { useProductEditor } from "../editor-context.ts";
import { validateField } from "../fields/validate-field.ts";
import { rowsOf } from "../options/convert-option-table-values.ts";

/** Returns the preview of the product with what is typed and could be saved. */
export function useDraftPreviewParameters(): PreviewWish {
  const { product, values, changed, conflicts, options, optionDraft } = useProductEditor();
  const { may } = useMe();
  const { id, version } = product;
  const fields = (changed as (keyof typeof values)[]).filter(
    (field) => !conflicts.includes(field) && validateField(field, values[field]) === null,
  );
  const set = Object.fromEntries(fields.map((field) => [field, values[field]]));
  const typed = optionDraft.changed.filter(
    (key) => !optionDraft.conflicts.includes(key) && isSavable(optionDraft.values[key]),
  );
  const { prices, facts } = rowsOf(
    Object.fromEntries(typed.map((key) => [key, optionDraft.values[key]])),
    options,
  );
  return {
    page: { kind: "product", id },
    showsUnpublished: true,
    edits: [
      ...(fields.length > 0 ? [{ noun: "products" as const, rows: [{ id, version, set }] }] : []),
      ...(prices.length > 0 && may("prices.change") ? [{ noun: "prices" as const, rows: prices }] : []),
      ...(facts.length > 0 ? [{ noun: "options" as const, rows: facts }] : []),
    ],
  };
}

/** A price above 0, a name, or whether an option is on sale. */
function isSavable(value: unknown): boolean {
  if (typeof value === "number") return Number.isInteger(value) && value > 0;
  return typeof value === "boolean";
}
