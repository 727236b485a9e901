import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";

type DialogProps = { title: string; onClose(): void; children: ReactNode };

/** A dialog with a title; the focus stays inside, Escape closes it, and the focus returns to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  return (
    <BaseDialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-snackbar/50" />
        <BaseDialog.Popup className="fixed top-[9vh] left-1/2 z-40 max-h-4/5 w-130 max-w-[calc(100%-32px)] -translate-x-1/2 overflow-auto rounded-dialog bg-surface p-5 shadow-pop outline-none">
          <BaseDialog.Title className="mb-3 text-form font-bold">{title}</BaseDialog.Title>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
