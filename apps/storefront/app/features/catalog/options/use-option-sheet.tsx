import { type ReactNode, Suspense, useCallback, useState } from "react";
import { createLazyComponent } from "../../../ui/create-lazy-component.ts";
import { canRequestRestockAlarm } from "../../restock-alarms/can-request-restock-alarm.ts";
import type { ProductSummary } from "../product-summary-types.ts";
import type { SheetMode } from "./option-sheet.tsx";

type SheetProduct = {
  id: number;
  name: string;
  /** A sold-out product opens the form of its restock alarm. */
  productStatus?: ProductSummary["productStatus"];
};

/** Loaded when first opened: only then are options, prices and shipping needed. */
const OptionSheet = createLazyComponent(async () => (await import("./option-sheet.tsx")).OptionSheet);

type OptionSheetState = {
  openOptions(product: SheetProduct): void;
  openGift(product: SheetProduct): void;
  /** Opens the form of a restock alarm, with an option chosen. */
  openRestock(product: SheetProduct, optionId: number): void;
  sheet: ReactNode;
};

/**
 * Option sheet of a page. `openOptions(product)` opens it and is referentially stable, `openGift` opens it for a gift,
 * `sheet` is the element to render anywhere in the page.
 */
export function useOptionSheet(): OptionSheetState {
  const [product, setProduct] = useState<SheetProduct | null>(null);
  const [open, setOpen] = useState(false);
  const [mode, setMode] = useState<SheetMode>("cart");
  const openFor = useCallback((next: SheetProduct, nextMode: SheetMode) => {
    setProduct({ id: next.id, name: next.name });
    setMode(nextMode);
    setOpen(true);
  }, []);
  const openOptions = useCallback(
    (next: SheetProduct) => {
      const isSoldOut =
        next.productStatus !== undefined && canRequestRestockAlarm({ productStatus: next.productStatus });
      openFor(next, isSoldOut ? { restock: null } : "cart");
    },
    [openFor],
  );
  const openGift = useCallback((next: SheetProduct) => openFor(next, "gift"), [openFor]);
  return {
    openOptions,
    openGift,
    openRestock: (next, optionId) => openFor(next, { restock: optionId }),
    sheet: product && (
      <Suspense fallback={null}>
        <OptionSheet
          key={product.id}
          product={product}
          mode={mode}
          open={open}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  };
}
