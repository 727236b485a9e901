import { useSeparatelySavedSections } from "../../../../features/drafts/use-separately-saved-sections.ts";
import { toasts } from "../../../../ui/feedback/toast-store.ts";
import { type OptionRow, type OptionTableValues, valuesOf } from "./convert-option-table-values.ts";
import { useOptionWrites } from "./use-read-and-write-options.ts";

/** What is typed over the options of a product; they are saved together. */
export function useOptionsDraft(productId: number, options: readonly OptionRow[]) {
  const { read, send } = useOptionWrites(productId);
  return useSeparatelySavedSections<OptionTableValues>({
    key: `draft of options of product ${productId}`,
    current: valuesOf(options),
    reload: async () => valuesOf(await read()),
    send,
    onSaved: (_section, isMerged) =>
      toasts.show({
        text: isMerged ? "옵션을 저장했어요 · 다른 분이 고친 것과 합쳤어요" : "옵션을 저장했어요",
      }),
  });
}
