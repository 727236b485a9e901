import { Button } from "../form/button.tsx";
import { Dialog } from "./dialog.tsx";

type SecretDialogProps = { title: string; note: string; secret: string; onClose(): void };

/** A secret that is shown once; only the button closes it knowingly. */
export function SecretDialog({ title, note, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mb-2">{note}</p>
      <output className="mb-4 block rounded-control bg-sunken px-3 py-2.5 font-bold break-all">
        {secret}
      </output>
      <Button tone="primary" onClick={onClose}>
        적어 두었어요
      </Button>
    </Dialog>
  );
}
