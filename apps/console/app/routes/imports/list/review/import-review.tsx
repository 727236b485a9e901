import type { ImportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { useEffect, useState } from "react";
import { ProblemTable } from "../../../../features/sheets/problem-table.tsx";
import { ErrorScreen } from "../../../../frame/error-screen.tsx";
import { RowsSkeleton } from "../../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { DownloadButton } from "../../../../ui/table/download-button.tsx";
import { ApplyBar } from "./apply-bar.tsx";
import { ChangedCellTable } from "./changed-cell-table.tsx";
import { ColumnMappingCard } from "./column-mapping-card.tsx";
import { SummaryCard } from "./summary-card.tsx";
import { useCheckedFile, useHeadings, useWriteFile } from "./use-check-and-import-file.ts";

type ReviewProps = { sheet: ImportedSheet; file: File; onLeave(): void };
type Shown = "changed" | "problems";

/** A file before it is written: its columns, the difference and what is wrong, by row and column. */
export function ImportReview({ sheet, file, onLeave }: ReviewProps) {
  const chosen = { sheet, file };
  const headings = useHeadings(chosen);
  const [mapped, setMapped] = useState<string[] | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const fields = mapped ?? headings.data?.headings.map(({ field }) => field ?? "") ?? null;
  const lacks =
    headings.data?.fields.some(({ field, isRequired }) => isRequired && !fields?.includes(field)) ?? true;
  const checked = useCheckedFile(chosen, lacks ? null : fields);
  const write = useWriteFile(chosen, onLeave);
  const answer = lacks ? undefined : checked.data;
  const view = shown ?? (answer && answer.problemCount > 0 ? "problems" : "changed");
  useEffect(() => {
    if (mapped !== null) setShown(null);
  }, [mapped]);
  if (headings.error && !headings.data) {
    return (
      <>
        <ErrorScreen error={headings.error} onRetry={() => void headings.refetch()} />
        <Button onClick={onLeave}>다른 파일 고르기</Button>
      </>
    );
  }
  if (!headings.data || fields === null) return <RowsSkeleton rows={8} />;
  return (
    <div className="grid grid-cols-[300px_minmax(0,1fr)] items-start gap-4 max-wide:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-4">
        <ColumnMappingCard headings={headings.data} fields={fields} onMap={setMapped} />
        {answer && <SummaryCard answer={answer} />}
      </div>
      <div className="min-w-0" aria-busy={checked.isFetching || undefined}>
        {checked.error && !lacks && (
          <p role="alert" className="font-medium text-danger">
            {checked.error.message}
          </p>
        )}
        {!checked.error && !answer && !lacks && <RowsSkeleton rows={8} />}
        {answer && (
          <>
            <div className="mb-2.5 flex flex-wrap items-center gap-1.5">
              <ViewButton isOn={view === "changed"} onPress={() => setShown("changed")}>
                바뀜 {answer.changedCount.toLocaleString()}
              </ViewButton>
              <ViewButton isOn={view === "problems"} onPress={() => setShown("problems")}>
                고쳐야 함 {answer.problemCount.toLocaleString()}
              </ViewButton>
              {answer.problems.length > 0 && (
                <span className="ml-auto">
                  <DownloadButton
                    name={`고칠-칸-${file.name}`}
                    heads={["줄", "칸", "제목", "적힌 것", "왜 안 되나요"]}
                    rows={answer.problems.map((each) => [
                      each.line,
                      each.cell,
                      each.heading,
                      each.text,
                      each.message,
                    ])}
                  />
                </span>
              )}
            </div>
            {view === "problems" && answer.problems.length > 0 && <ProblemTable problems={answer.problems} />}
            {view === "problems" && answer.problems.length === 0 && (
              <p className="text-ink-3">고칠 칸이 없어요</p>
            )}
            {view === "changed" && answer.rows.length > 0 && (
              <ChangedCellTable rows={answer.rows} fields={headings.data.fields} />
            )}
            {view === "changed" && answer.rows.length === 0 && (
              <p className="text-ink-3">달라지는 칸이 없어요</p>
            )}
            <ApplyBar
              answer={answer}
              fileName={file.name}
              isBusy={write.isPending}
              onApply={({ isPartial, reason }) => write.mutate({ fields, isPartial, reason })}
              onLeave={onLeave}
            />
          </>
        )}
        {!answer && <Button onClick={onLeave}>그만두기</Button>}
      </div>
    </div>
  );
}

function ViewButton({
  isOn,
  onPress,
  children,
}: {
  isOn: boolean;
  onPress(): void;
  children: React.ReactNode;
}) {
  return (
    <Button tone={isOn ? "tint" : "outline"} aria-pressed={isOn} onClick={onPress}>
      <span className="number">{children}</span>
    </Button>
  );
}
