import { type ReactNode, useState } from "react";
import { Button } from "../form/button.tsx";
import { Modal } from "./modal.tsx";

type DeleteButtonProps = {
  /** Item to delete, e.g. `감귤 5kg 후기`. */
  about: string;
  /** Question to confirm, e.g. `후기를 지울까요?`. */
  title: string;
  busy: boolean;
  onDelete(): void;
  /** Consequences of deleting. */
  children: ReactNode;
};

/** 지우기 button that asks for confirmation first. */
export function DeleteButton({ about, title, busy, onDelete, children }: DeleteButtonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        tone="outline"
        size="sm"
        busy={busy}
        aria-haspopup="dialog"
        aria-label={`${about} 지우기`}
        onClick={() => setAsks(true)}
      >
        지우기
      </Button>
      <Modal
        style="warning"
        open={asks}
        onClose={() => setAsks(false)}
        title={title}
        cancelLabel="그대로 두기"
        confirm={{
          label: "지우기",
          destructive: true,
          run: () => {
            setAsks(false);
            onDelete();
          },
        }}
      >
        {children}
      </Modal>
    </>
  );
}
