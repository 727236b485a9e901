import { lazy, type ReactNode, Suspense, useState } from "react";
import { useBackCloses } from "./use-back-closes.ts";

export type BottomSheetProps = {
  open: boolean;
  onClose(): void;
  /** Called once the sheet's history entry is removed; navigate only from then on. */
  onClosed?(): void;
  /** Accessible name; shown as a heading unless `titleHidden`. */
  title: string;
  titleHidden?: boolean;
  children: ReactNode;
  /** Content that stays visible under the scrolling content. */
  foot?: ReactNode;
};

/** Loaded when a sheet is first opened. */
const BottomSheetDialog = lazy(async () => ({
  default: (await import("./bottom-sheet-dialog.tsx")).BottomSheetDialog,
}));

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
