import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Button } from "../../ui/form/button.tsx";
import { instantText } from "../../ui/format-dates-and-durations.ts";
import type { ImportRow } from "./sheet-import-queries.ts";
import { sheetLabel } from "./sheet-kinds.ts";
import { useStopOrUndoImport } from "./use-stop-or-undo-import.ts";

const STATUS: Record<ImportRow["status"], { label: string; tone: BadgeTone }> = {
  running: { label: "하는 중", tone: "info" },
  done: { label: "끝남", tone: "success" },
  failed: { label: "못 했어요", tone: "danger" },
  stopped: { label: "멈춤", tone: "warning" },
  undone: { label: "되돌림", tone: "neutral" },
};

/** Line of an imported file: how far it is, what it changed, and how it is stopped or taken back. */
export function ImportListItem({ row, isLink = true }: { row: ImportRow; isLink?: boolean }) {
  const { stop, undo } = useStopOrUndoImport();
  const { label, tone } = STATUS[row.status];
  const name = `${sheetLabel(row.sheet)} · ${row.fileName || "이름 없는 파일"}`;
  const mayUndo = row.changedCount > 0 && ["done", "stopped", "failed"].includes(row.status);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Badge tone={tone}>{label}</Badge>
      <div className="min-w-40 flex-1">
        {isLink ? (
          <Link to={paths.import(row.id)} className="font-semibold hover:underline">
            {name}
          </Link>
        ) : (
          <b className="font-semibold">{name}</b>
        )}
        <p className="number text-micro text-ink-3">
          {row.changedCount.toLocaleString()}줄 바꿈
          {row.problemCount > 0 && ` · ${row.problemCount.toLocaleString()}칸은 못 했어요`} ·{" "}
          {row.operatorName} · {instantText(row.createdAt, Date.now())}
        </p>
        {row.status === "running" && (
          <div className="mt-1.5 max-w-100">
            <ProgressBar done={row.doneCount} whole={row.rowCount} />
            <p className="number mt-1 text-micro text-ink-2" role="status">
              {row.rowCount.toLocaleString()}줄 가운데 {row.doneCount.toLocaleString()}줄
            </p>
          </div>
        )}
      </div>
      {row.status === "running" && (
        <Button size="sm" busy={stop.isPending} onClick={() => stop.mutate(row.id)}>
          멈추기
        </Button>
      )}
      {mayUndo && (
        <Button size="sm" busy={undo.isPending} onClick={() => undo.mutate(row.id)}>
          되돌리기
        </Button>
      )}
    </div>
  );
}
