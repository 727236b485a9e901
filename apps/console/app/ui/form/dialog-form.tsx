import type { FormEvent, ReactNode } from "react";
import { Dialog } from "../feedback/dialog.tsx";
import { Button } from "./button.tsx";

type DialogFormProps = {
  title: string;
  /** Text of the button that sends, with the amount or the name where money or words go out. */
  action: string;
  isBusy: boolean;
  error: Error | null;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onClose(): void;
  children: ReactNode;
};

/** A dialog that asks for what one act needs; Enter sends it, Escape leaves. */
export function DialogForm({ title, action, isBusy, error, onSubmit, onClose, children }: DialogFormProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={onSubmit}>
        {children}
        {error && (
          <p role="alert" className="font-medium text-danger">
            {error.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="primary" busy={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
