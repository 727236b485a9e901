import { lazy, type ReactNode, Suspense, useState } from "react";
import { useBackCloses } from "./use-back-closes.ts";

export type BottomSheetProps = {
  open: boolean;
  onClose(): void;
  /** Once it is gone from the history too; whoever navigates waits for this. */
  onClosed?(): void;
  /** Its name for screen readers; shown as a heading unless `titleHidden`. */
  title: string;
  titleHidden?: boolean;
  children: ReactNode;
  /** Stays in view under the scrolling content. */
  foot?: ReactNode;
};

/** The dialog machinery is fetched when a sheet is first opened. */
const BottomSheetDialog = lazy(async () => ({
  default: (await import("./bottom-sheet-dialog.tsx")).BottomSheetDialog,
}));

/** A sheet at the thumb: focus stays inside; Esc, the scrim and the back button close it. */
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
