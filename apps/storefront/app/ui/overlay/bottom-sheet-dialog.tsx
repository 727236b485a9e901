import { Dialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { ICON_BUTTON_CLASS } from "../form/icon-button.tsx";
import type { BottomSheetProps } from "./bottom-sheet-types.ts";

export function BottomSheetDialog(props: BottomSheetProps) {
  const { open, onClose, title, titleHidden = false, children, foot } = props;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="sheet fixed inset-x-0 bottom-0 z-sheet mx-auto flex max-h-[86dvh] max-w-(--col-max) flex-col overflow-hidden rounded-t-xl bg-raised shadow-3 outline-none">
          <span className="mx-auto mt-2.5 mb-1.5 h-1 w-9 flex-none rounded-full bg-line-strong" aria-hidden />
          <div className={titleHidden ? "sr-only" : "flex items-center justify-between pt-1.5 pr-2 pl-4"}>
            <Dialog.Title className="text-title2 font-bold tracking-tight">{title}</Dialog.Title>
            <Dialog.Close className={ICON_BUTTON_CLASS} aria-label={`${title} 닫기`}>
              <X aria-hidden />
            </Dialog.Close>
          </div>
          <div className="overflow-auto overscroll-contain px-gutter pt-2 pb-5">{children}</div>
          {foot && <div className="flex-none bg-raised px-gutter pt-3.5 pb-safe-12 shadow-bar">{foot}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
