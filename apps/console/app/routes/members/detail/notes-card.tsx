import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { callApi } from "../../../api/console-api.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import { useMe } from "../../../session/use-me.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { Member } from "./use-member.ts";

const MOST_LETTERS = 1000;

/** Notes of operators on a member, which the member never sees; M leads to the field. */
export function NotesCard({ member }: { member: Member }) {
  const { may } = useMe();
  const client = useQueryClient();
  const undo = useUndoChange("members");
  const form = useForm<{ contents: string }>({ defaultValues: { contents: "" } });
  const card = useRef<HTMLDivElement>(null);
  useShortcut("KeyM", () => card.current?.querySelector("input")?.focus());
  const add = useMutation({
    mutationFn: (contents: string) =>
      callApi(
        "POST /operator/v1/member-notes",
        { body: { rows: [{ memberId: member.id, contents }], reason: "메모" } },
        crypto.randomUUID(),
      ),
    onSuccess({ change }) {
      form.reset();
      toasts.show({ text: "메모를 남겼어요", action: { label: "되돌리기", run: () => undo(change.id) } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["members"] }),
  });
  const submit = form.handleSubmit(({ contents }) => add.mutate(contents.trim()));
  return (
    <Card title="메모" aside="회원에게는 보이지 않아요">
      <div ref={card} className="flex flex-col gap-2.5">
        {member.notes.map(({ id, contents, writer, at }) => (
          <p key={id} className="rounded-control bg-warning-tint px-3 py-2 break-words">
            {contents}
            <span className="text-ink-2">
              {" "}
              · {writer ?? "이전 기록"} {at && instantText(at, Date.now())}
            </span>
          </p>
        ))}
        <form className="flex items-end gap-2" noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            className="flex-1"
            label="새 메모"
            maxLength={MOST_LETTERS}
            disabled={!may("members.edit")}
            error={form.formState.errors.contents?.message ?? add.error?.message}
            {...form.register("contents", { validate: (text) => text.trim() !== "" || "메모를 적어 주세요" })}
          />
          <Button
            type="submit"
            size="lg"
            busy={add.isPending}
            denied={may("members.edit") ? null : "메모를 남길 권한이 없어요"}
          >
            남기기
          </Button>
        </form>
      </div>
    </Card>
  );
}
