import { useOptionSheet } from "../../ui/option-sheet/use-option-sheet.tsx";
import { FrontBest } from "../../ui/stories/front-best.tsx";

/** Below a tab that stands for a category: what is advertised there. */
export function CategoryBest({ categoryId }: { categoryId: number }) {
  const { openOptions, sheet } = useOptionSheet();
  return (
    <>
      <FrontBest type="home" categoryId={categoryId} onAdd={openOptions} />
      {sheet}
    </>
  );
}
