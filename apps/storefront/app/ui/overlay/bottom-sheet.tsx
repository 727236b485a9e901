import { Suspense, useState } from "react";
import { lazyComponent } from "../lazy-component.ts";
import type { BottomSheetProps } from "./bottom-sheet-props.ts";
import { useBackCloses } from "./use-back-closes.ts";

/** Loaded when a sheet is first opened. */
const BottomSheetDialog = lazyComponent(
  async () => (await import("./bottom-sheet-dialog.tsx")).BottomSheetDialog,
);

/** Bottom sheet: traps the focus; Esc, the scrim and the back button close it. */
export function BottomSheet(props: BottomSheetProps) {
  useBackCloses(props.open, props.onClose, props.onClosed);
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <BottomSheetDialog {...props} />
    </Suspense>
  );
}
