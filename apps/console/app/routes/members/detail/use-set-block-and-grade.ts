import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import type { Member } from "./use-member.ts";

type Fields = Input<"PATCH /operator/v1/members">["body"]["rows"][number]["set"];
type MemberChange = { set: Fields; reason: string; done: string };

/** Blocks a member, frees them or sets their grade by hand, at once and with a way back. */
export function useSetBlockAndGrade({ id, version }: Pick<Member, "id" | "version">, onDone?: () => void) {
  const client = useQueryClient();
  const undo = useUndoChange("members");
  return useMutation({
    mutationFn: ({ set, reason }: MemberChange) =>
      callApi(
        "PATCH /operator/v1/members",
        { body: { rows: [{ id, version, set }], reason } },
        crypto.randomUUID(),
      ),
    onSuccess({ change }, { done }) {
      toasts.show({
        text: done,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      onDone?.();
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["members"] }),
  });
}
