import { useDraftSections } from "../../../../features/drafts/use-draft-sections.ts";
import { toasts } from "../../../../ui/feedback/toasts.ts";
import { type OptionRow, type OptionValues, valuesOf } from "./option-values.ts";
import { useOptionWrites } from "./use-options.ts";

/** What is typed over the options of a product; they are saved together. */
export function useOptionsDraft(productId: number, options: readonly OptionRow[]) {
  const { read, send } = useOptionWrites(productId);
  return useDraftSections<OptionValues>({
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
