import type { ReactNode } from "react";

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
