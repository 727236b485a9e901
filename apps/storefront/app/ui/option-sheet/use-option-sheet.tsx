import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";

interface SheetProduct {
  id: number;
  name: string;
}

/** Options, prices and shipping are worked out only by those who open the sheet. */
const OptionSheet = lazy(async () => ({ default: (await import("./option-sheet.tsx")).OptionSheet }));

/** The option sheet of a page: `openOptions(product)` opens it and stays the same, `sheet` stands anywhere in the page. */
export function useOptionSheet(): { openOptions(product: SheetProduct): void; sheet: ReactNode } {
  const [product, setProduct] = useState<SheetProduct | null>(null);
  const [open, setOpen] = useState(false);
  const openOptions = useCallback((next: SheetProduct) => {
    setProduct({ id: next.id, name: next.name });
    setOpen(true);
  }, []);
  return {
    openOptions,
    sheet: product && (
      <Suspense fallback={null}>
        <OptionSheet key={product.id} product={product} open={open} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
