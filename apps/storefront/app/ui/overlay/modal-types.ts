import type { ReactNode } from "react";

/** The seven styles of specification §2, named as there. */
export type ModalStyle =
  | "withTitle"
  | "nightAlaram"
  | "singleLine"
  | "success"
  | "warning"
  | "failure"
  | "onlyText";

export type ModalProps = {
  style: ModalStyle;
  open: boolean;
  /** Called by Esc, the back button and the cancel button. */
  onClose(): void;
  /** Called once the modal's history entry is removed; navigate only from then on. */
  onClosed?(): void;
  title?: string;
  children?: ReactNode;
  /** Button on the right; `destructive` uses the danger colour. */
  confirm: { label: string; run(): void; destructive?: boolean };
  /** Label of the closing button on the left, which receives the focus first as the safe choice. */
  cancelLabel?: string;
};
