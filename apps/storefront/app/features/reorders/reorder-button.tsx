import { type ReactNode, Suspense, useState } from "react";
import { createLazyComponent } from "../../ui/create-lazy-component.ts";
import { Button, type ButtonSize, type ButtonTone } from "../../ui/form/button.tsx";
import { useOptionSheet } from "../catalog/options/use-option-sheet.tsx";
import type { ComparedLine, ReorderTarget } from "./sheet/use-reorder-comparison.ts";

/** Loaded when first opened. */
const ReorderSheet = createLazyComponent(
  async () => (await import("./sheet/reorder-sheet.tsx")).ReorderSheet,
);

type ReorderButtonProps = {
  target: ReorderTarget;
  /** Accessible name, with what is bought again. */
  label: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  children?: ReactNode;
};

/** 다시 담기: opens the sheet that compares an order, or a line of it, with today, before anything is put into the cart. */
export function ReorderButton({ target, label, children = "다시 담기", ...look }: ReorderButtonProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const [awaited, setAwaited] = useState<ComparedLine | null>(null);
  const { openRestock, sheet } = useOptionSheet();

  /** Opens the restock alarm once this sheet has given back its history entry: two at once would close each other. */
  function openAwaited(): void {
    if (awaited) openRestock(awaited.product, awaited.option.id);
    setAwaited(null);
  }

  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {children}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ReorderSheet
            target={target}
            open={open}
            onClose={() => setOpen(false)}
            onClosed={openAwaited}
            onWait={(line) => {
              setAwaited(line);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
      {sheet}
    </>
  );
}
