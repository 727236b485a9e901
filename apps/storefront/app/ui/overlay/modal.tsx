import { Suspense, useState } from "react";
import { lazyComponent } from "../lazy-component.ts";
import type { ModalProps } from "./modal-props.ts";
import { useBackCloses } from "./use-back-closes.ts";

/** Loaded when a modal is first opened. */
const ModalDialog = lazyComponent(async () => (await import("./modal-dialog.tsx")).ModalDialog);

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
