import { useOptionSheet } from "../../ui/option-sheet/use-option-sheet.tsx";
import { FrontBest } from "../../ui/stories/front-best.tsx";

/** Advertising below a tab that represents a category. */
export function CategoryBest({ categoryId }: { categoryId: number }) {
  const { openOptions, sheet } = useOptionSheet();
  return (
    <>
      <FrontBest type="home" categoryId={categoryId} onAdd={openOptions} />
      {sheet}
    </>
  );
}
