import { useMutation, useQueryClient } from "@tanstack/react-query";
import { josa } from "@todayfruit/domain/korean/josa";
import { Badge } from "../../ui/feedback/badge.tsx";
import { toasts } from "../../ui/feedback/toast-store.ts";
import { Switch } from "../../ui/form/switch.tsx";
import { classifyRecordPeriod } from "./classify-record-period.ts";
import { editRecord } from "./list-add-edit-delete-records.ts";
import { useUndoToast } from "./use-undo-toast.ts";

type EndNowSwitchProps = {
  noun: "banners" | "popups" | "pages";
  row: { id: number; version: number; beginsAt: string; endsAt: string | null };
  name: string;
  isHeld: boolean;
};

/** The switch of what is shown now: off ends it at once, with a way back; what is not shown has a word instead. */
export function EndNowSwitch({ noun, row, name, isHeld }: EndNowSwitchProps) {
  const client = useQueryClient();
  const tell = useUndoToast(noun);
  const end = useMutation({
    mutationFn: () =>
      editRecord(
        noun,
        {
          id: row.id,
          version: row.version,
          set: { endsAt: new Date().toISOString() },
          reason: `${name} 내리기`,
        },
        crypto.randomUUID(),
      ),
    onSuccess: (change) => tell(`${josa(name, "을/를")} 내렸어요`, change),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [noun] }),
  });
  const state = classifyRecordPeriod(row, Date.now());
  if (state === "scheduled") return <Badge tone="info">예정</Badge>;
  if (state === "ended") return <Badge>끝남</Badge>;
  return (
    <Switch
      label={`${name} 보이기`}
      isOn={!end.isPending}
      isHeld={isHeld || end.isPending}
      onChange={() => end.mutate()}
    />
  );
}
