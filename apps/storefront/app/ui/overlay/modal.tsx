import { lazy, type ReactNode, Suspense, useState } from "react";
import { useBackCloses } from "./use-back-closes.ts";

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
  /** Esc, the back button and the cancelling button. */
  onClose(): void;
  /** Once it is gone from the history too; whoever navigates waits for this. */
  onClosed?(): void;
  title?: string;
  children?: ReactNode;
  /** The button at the right; `destructive` colours it in danger. */
  confirm: { label: string; run(): void; destructive?: boolean };
  /** The button at the left, which closes. Takes the focus first: the safe choice. */
  cancelLabel?: string;
};

/** The dialog machinery is fetched when a modal is first opened. */
const ModalDialog = lazy(async () => ({ default: (await import("./modal-dialog.tsx")).ModalDialog }));

export function Modal(props: ModalProps) {
  useBackCloses(props.open, props.onClose, props.onClosed);
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  );
}
