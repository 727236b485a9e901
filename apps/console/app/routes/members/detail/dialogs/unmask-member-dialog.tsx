import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../../../api/console-api.ts";
import { type UnmaskAnswer, UnmaskDialog } from "../../../../features/personal-data/unmask-dialog.tsx";
import type { PersonalData } from "../use-unmasked-until-expiry.ts";

type UnmaskMemberProps = { memberId: number; onClose(): void; onUnmasked(data: PersonalData): void };

/** Asks why a member's data is looked at, and shows it for five minutes; the reason is logged and shown to the member. */
export function UnmaskMemberDialog({ memberId, onClose, onUnmasked }: UnmaskMemberProps) {
  const unmask = useMutation({
    mutationFn: (body: UnmaskAnswer) =>
      callApi("POST /operator/v1/members/{id}/personal-data", { path: { id: memberId }, body }),
    onSuccess(data) {
      onUnmasked(data);
      onClose();
    },
  });
  return (
    <UnmaskDialog
      isBusy={unmask.isPending}
      error={unmask.error}
      onReason={(answer) => unmask.mutate(answer)}
      onClose={onClose}
    />
  );
}
