import type { ReactNode } from "react";
import { SeparatelySavedSection } from "../../../../features/drafts/separately-saved-section.tsx";
import type { ProductFields } from "../../../../features/products/edited-product-types.ts";
import { PRODUCT_FIELD_LABELS } from "../../../../features/products/product-field-labels.ts";
import { useProductEditor } from "../editor-context.ts";
import { useFieldValueFormatter } from "./use-field-value-formatter.ts";
import { useLastEditOfOthers } from "./use-last-edit-of-others.ts";
import { validateField } from "./validate-field.ts";

type Field = keyof ProductFields;
type EditorSectionProps = {
  id: string;
  title: string;
  aside?: ReactNode;
  fields: readonly Field[];
  children: ReactNode;
};

/** A section of the product's editor with the fields that it saves. */
export function EditorSection({ id, title, aside, fields, children }: EditorSectionProps) {
  const editor = useProductEditor();
  const textOf = useFieldValueFormatter();
  const isOwn = (field: string): field is Field => fields.some((own) => own === field);
  const changed = editor.changed.filter(isOwn);
  const last = useLastEditOfOthers(editor.product, editor.conflicts.some(isOwn));
  const save = () => {
    const [wrong] = changed.filter((field) => validateField(field, editor.values[field]) !== null);
    if (wrong) document.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus();
    else editor.save(id, fields);
  };
  return (
    <SeparatelySavedSection
      id={id}
      title={title}
      aside={aside}
      changedCount={changed.length}
      conflicts={editor.conflicts.filter(isOwn).map((field) => ({
        field,
        label: PRODUCT_FIELD_LABELS[field],
        before: textOf(field, editor.draft[field]?.before),
        theirs: textOf(field, editor.product[field]),
        mine: textOf(field, editor.draft[field]?.mine),
      }))}
      otherEdit={editor.otherEdit ?? last}
      refusals={editor.refused.section === id ? editor.refused.refusals : []}
      isBusy={editor.busy === id}
      isWaiting={editor.waiting.includes(id)}
      denied={editor.denied}
      onSave={save}
      onDiscard={() => editor.discard(fields)}
      onKeepMine={editor.keepMine}
      onTakeTheirs={(field) => editor.discard([field])}
    >
      {children}
    </SeparatelySavedSection>
  );
}
