import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ImportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { useNavigate } from "react-router";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { readSheetHeadings, uploadSheet } from "../../../../features/sheets/upload-sheet.ts";
import { useStopOrUndoImport } from "../../../../features/sheets/use-stop-or-undo-import.ts";
import { paths } from "../../../../paths.ts";
import { toasts } from "../../../../ui/feedback/toast-store.ts";

type Chosen = { sheet: ImportedSheet; file: File };

const nameOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** Reads the headings of a file and the fields that such a file may have. */
export function useHeadings({ sheet, file }: Chosen) {
  return useQuery({
    queryKey: ["sheet-headings", sheet, nameOf(file)],
    queryFn: () => readSheetHeadings(sheet, file),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/**
 * Reads what a file would change and what is wrong with it; nothing is written.
 *
 * @param fields field of each column, empty for one that is not read; `null` before they are known
 */
export function useCheckedFile({ sheet, file }: Chosen, fields: readonly string[] | null) {
  return useQuery({
    queryKey: ["sheet-check", sheet, nameOf(file), fields],
    queryFn: () =>
      uploadSheet(sheet, file, { dryRun: true, reason: "살펴보기", fields: fields?.join(",") ?? "" }),
    enabled: fields !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

type Write = { fields: readonly string[]; isPartial: boolean; reason: string };

/** Writes a file and shows what became of it; the message takes it back. */
export function useWriteFile({ sheet, file }: Chosen, onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { undo } = useStopOrUndoImport();
  return useMutation({
    mutationFn: ({ fields, isPartial, reason }: Write) =>
      uploadSheet(
        sheet,
        file,
        { reason, fields: fields.join(","), ...(isPartial && { partial: true }) },
        keyOf({ sheet, file: nameOf(file), fields, isPartial, reason }),
      ),
    async onSuccess({ import: done, changedCount }) {
      onDone();
      if (done === null) return toasts.show({ text: "달라지는 줄이 없었어요" });
      await navigate(paths.import(done.id));
      toasts.show({
        text:
          done.status === "running"
            ? "적용하고 있어요. 이 화면을 떠나도 계속돼요"
            : `${changedCount.toLocaleString()}줄을 적용했어요`,
        ...(done.status === "done" && { action: { label: "되돌리기", run: () => undo.mutate(done.id) } }),
      });
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries(),
  });
}
