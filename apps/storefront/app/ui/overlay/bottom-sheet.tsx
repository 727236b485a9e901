import { Suspense, useState } from "react";
import { createLazyComponent } from "../create-lazy-component.ts";
import type { BottomSheetProps } from "./bottom-sheet-types.ts";
import { useBackButtonClosesOverlay } from "./use-back-button-closes-overlay.ts";

/** Loaded when a sheet is first opened. */
const BottomSheetDialog = createLazyComponent(
  async () => (await import("./bottom-sheet-dialog.tsx")).BottomSheetDialog,
);

/** Bottom sheet: traps the focus; Esc, the scrim and the back button close it. */
export function BottomSheet(props: BottomSheetProps) {
  useBackButtonClosesOverlay(props.open, props.onClose, props.onClosed);
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <BottomSheetDialog {...props} />
    </Suspense>
  );
}
