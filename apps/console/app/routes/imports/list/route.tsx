import type { ImportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { useState } from "react";
import { ImportListItem } from "../../../features/sheets/import-list-item.tsx";
import { useImports } from "../../../features/sheets/sheet-import-queries.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { ExportsCard } from "./exports/exports-card.tsx";
import { ImportFilePicker } from "./import-file-picker.tsx";
import { ImportReview } from "./review/import-review.tsx";

export const meta = () => [{ title: "가져오기·내보내기 · 오늘의과일 운영" }];

/** Files in and out: a file is shown as a difference before anything is written, and what was written can be taken back. */
export default function ImportsPage() {
  const [chosen, setChosen] = useState<{ sheet: ImportedSheet; file: File } | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useImports();
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <>
      <PageHeading title="가져오기·내보내기" aside={chosen?.file.name} />
      {chosen ? (
        <ImportReview
          key={`${chosen.sheet} ${chosen.file.name} ${chosen.file.lastModified}`}
          sheet={chosen.sheet}
          file={chosen.file}
          onLeave={() => setChosen(null)}
        />
      ) : (
        <div className="grid grid-cols-2 items-start gap-4 max-wide:grid-cols-1">
          <ImportFilePicker onChoose={setChosen} />
          <ExportsCard />
        </div>
      )}
      <div className="mt-4">
        <Card title="지난 작업">
          {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
          {!error && !data && <RowsSkeleton rows={3} />}
          {data && rows.length === 0 && <p className="text-ink-3">아직 파일로 고친 것이 없어요</p>}
          <ul className="flex flex-col gap-3">
            {rows.map((row) => (
              <li key={row.id}>
                <ImportListItem row={row} />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button
              className="mt-2.5"
              size="sm"
              busy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              더 보기
            </Button>
          )}
        </Card>
      </div>
    </>
  );
}
