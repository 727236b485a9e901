import { AlertDialog } from "@base-ui/react/alert-dialog";
import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { type RefObject, useRef } from "react";
import moon from "../../assets/emoji/moon.webp";
import { buttonClass } from "../form/button.tsx";
import type { ModalProps, ModalStyle } from "./modal-types.ts";

export function ModalDialog(props: ModalProps) {
  const { style, open, onClose, title, children } = props;
  const safeButton = useRef<HTMLButtonElement>(null);
  const textOnly = style === "onlyText";
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Popup
          className={`modal fixed top-1/2 left-1/2 z-modal w-(--modal-w) overflow-hidden rounded-xl bg-raised shadow-modal outline-none ${padding(style)} ${style === "withTitle" ? "text-left" : "text-center"}`}
          initialFocus={safeButton}
        >
          <Mark style={style} />
          {title && <AlertDialog.Title className={titleClass(style)}>{title}</AlertDialog.Title>}
          {children && (
            <AlertDialog.Description
              className={textOnly ? "text-body1 text-ink" : "mt-2 text-body2 text-ink-2"}
              render={<div />}
            >
              {children}
            </AlertDialog.Description>
          )}
          {textOnly ? (
            <TextActions {...props} safeButton={safeButton} />
          ) : (
            <FilledActions {...props} safeButton={safeButton} />
          )}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

type ActionsProps = ModalProps & { safeButton: RefObject<HTMLButtonElement | null> };

function FilledActions({ confirm, cancelLabel, onClose, safeButton }: ActionsProps) {
  const tone = confirm.destructive ? "danger" : "primary";
  return (
    <div className="mt-6 flex gap-2">
      {cancelLabel && (
        <button
          ref={safeButton}
          className={`${buttonClass({ tone: "ghost" })} flex-1 px-3!`}
          type="button"
          onClick={onClose}
        >
          {cancelLabel}
        </button>
      )}
      <button
        ref={cancelLabel ? null : safeButton}
        className={`${buttonClass({ tone })} flex-1 px-3!`}
        type="button"
        onClick={confirm.run}
      >
        {confirm.label}
      </button>
    </div>
  );
}

function TextActions({ confirm, cancelLabel, onClose, safeButton }: ActionsProps) {
  const button = "h-13 flex-1 text-body1 font-semibold -outline-offset-2";
  return (
    <div className="-mx-6 mt-5 flex divide-x divide-line border-t border-line">
      {cancelLabel && (
        <button ref={safeButton} className={`${button} text-ink-2`} type="button" onClick={onClose}>
          {cancelLabel}
        </button>
      )}
      <button
        ref={cancelLabel ? null : safeButton}
        className={`${button} ${confirm.destructive ? "text-danger" : "text-brand-ink"}`}
        type="button"
        onClick={confirm.run}
      >
        {confirm.label}
      </button>
    </div>
  );
}

function Mark({ style }: { style: ModalStyle }) {
  const disc = "mx-auto mb-4 grid size-14 place-items-center rounded-full";
  const icon = "size-30px stroke-medium";
  if (style === "nightAlaram") {
    return <img className="mx-auto mb-3.5 size-16" src={moon} alt="" width={64} height={64} />;
  }
  if (style === "success") {
    return (
      <div className={`${disc} bg-success-tint text-success`}>
        <Check className={icon} aria-hidden />
      </div>
    );
  }
  if (style === "warning") {
    return (
      <div className={`${disc} bg-warning-tint text-warning`}>
        <TriangleAlert className={icon} aria-hidden />
      </div>
    );
  }
  if (style === "failure") {
    return (
      <div className={`${disc} bg-danger-tint text-danger`}>
        <X className={icon} aria-hidden />
      </div>
    );
  }
  return null;
}

function padding(style: ModalStyle): string {
  if (style === "onlyText") return "px-6 pt-7";
  return style === "singleLine" ? "px-5 pt-8 pb-4" : "px-5 pt-7 pb-4";
}

function titleClass(style: ModalStyle): string {
  return `font-bold tracking-tight ${style === "singleLine" ? "text-title3" : "text-figure6/6.5"}`;
}
