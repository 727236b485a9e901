import { Suspense, useState } from "react";
import { createLazyComponent } from "../create-lazy-component.ts";
import type { ModalProps } from "./modal-types.ts";
import { useBackButtonClosesOverlay } from "./use-back-button-closes-overlay.ts";

/** Loaded when a modal is first opened. */
const ModalDialog = createLazyComponent(async () => (await import("./modal-dialog.tsx")).ModalDialog);

export function Modal(props: ModalProps) {
  useBackButtonClosesOverlay(props.open, props.onClose, props.onClosed);
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  );
}
