import { BestPromotions } from "../../../features/best/best-promotions.tsx";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";

/** Advertising below a tab that represents a category. */
export function AdvertisedProductsBelowTab({ categoryId }: { categoryId: number }) {
  const { openOptions, sheet } = useOptionSheet();
  return (
    <>
      <BestPromotions type="home" categoryId={categoryId} onAdd={openOptions} />
      {sheet}
    </>
  );
}
