import { useMutation } from "@tanstack/react-query";
import type { ExportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { type FormEvent, useState } from "react";
import { send } from "../../../../api/console-api.ts";
import { sheetLabel } from "../../../../features/sheets/sheet-kinds.ts";
import { SecretDialog } from "../../../../ui/feedback/secret-dialog.tsx";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";

/** Sheets with people. */
export type PeopleSheet = Extract<ExportedSheet, "orders" | "members">;

const USUAL_DAYS = 30;

/** Asks for the reason of a file with people, saves it, and shows its password once. */
export function PeopleExportDialog({ sheet, onClose }: { sheet: PeopleSheet; onClose(): void }) {
  const today = kstDateOf(new Date().toISOString());
  const [problem, setProblem] = useState<string>();
  const take = useMutation({
    async mutationFn(query: Record<string, string>) {
      const response = await send(`/operator/v1/exports/${sheet}?${new URLSearchParams(query)}`, {});
      const name = /filename\*=UTF-8''(.+)$/.exec(response.headers.get("content-disposition") ?? "")?.[1];
      const address = URL.createObjectURL(await response.blob());
      const download = decodeURIComponent(name ?? `${sheet}.xlsx`);
      Object.assign(document.createElement("a"), { href: address, download }).click();
      URL.revokeObjectURL(address);
      return response.headers.get("x-file-password") ?? "";
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    );
    setProblem(query.reason === "" ? "까닭을 적어 주세요. 예: 11월 부가세 신고" : undefined);
    if (query.reason !== "") take.mutate(query);
  };
  if (take.data !== undefined) {
    return (
      <SecretDialog
        title="파일의 비밀번호"
        note="지금 한 번만 보여 드려요. 파일과 다른 길로 전해 주세요"
        secret={take.data}
        onClose={onClose}
      />
    );
  }
  return (
    <DialogForm
      title={`${sheetLabel(sheet)} 내보내기`}
      action="비밀번호 걸어 내려받기"
      isBusy={take.isPending}
      error={take.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {sheet === "orders" && (
        <div className="grid grid-cols-2 gap-3">
          <TextField name="from" type="date" label="첫날" defaultValue={addDays(today, -USUAL_DAYS)} />
          <TextField name="until" type="date" label="끝날" defaultValue={today} />
        </div>
      )}
      <TextField name="reason" label="까닭" maxLength={200} error={problem} hint="담긴 분이 볼 수 있어요" />
    </DialogForm>
  );
}
