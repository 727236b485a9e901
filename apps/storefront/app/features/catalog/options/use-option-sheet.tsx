import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";

type SheetProduct = {
  id: number;
  name: string;
};

/** Loaded when first opened: only then are options, prices and shipping needed. */
const OptionSheet = lazy(async () => ({ default: (await import("./option-sheet.tsx")).OptionSheet }));

/**
 * Option sheet of a page. `openOptions(product)` opens it and is referentially stable, `openGift` opens it for a gift,
 * `sheet` is the element to render anywhere in the page.
 */
export function useOptionSheet(): {
  openOptions(product: SheetProduct): void;
  openGift(product: SheetProduct): void;
  sheet: ReactNode;
} {
  const [product, setProduct] = useState<SheetProduct | null>(null);
  const [open, setOpen] = useState(false);
  const [isGift, setIsGift] = useState(false);
  const openFor = useCallback((next: SheetProduct, asGift: boolean) => {
    setProduct({ id: next.id, name: next.name });
    setIsGift(asGift);
    setOpen(true);
  }, []);
  const openOptions = useCallback((next: SheetProduct) => openFor(next, false), [openFor]);
  const openGift = useCallback((next: SheetProduct) => openFor(next, true), [openFor]);
  return {
    openOptions,
    openGift,
    sheet: product && (
      <Suspense fallback={null}>
        <OptionSheet
          key={product.id}
          product={product}
          isGift={isGift}
          open={open}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  };
}
