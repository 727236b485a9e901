import { Link, useParams } from "react-router";
import { ImportListItem } from "../../../features/sheets/import-list-item.tsx";
import { ProblemTable } from "../../../features/sheets/problem-table.tsx";
import { useImport } from "../../../features/sheets/sheet-import-queries.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";

export const meta = () => [{ title: "가져온 파일 · 오늘의과일 운영" }];

/** One import: how far it is, what it changed, why, and the cells that were not written. */
export default function ImportPage() {
  const { data, error, refetch } = useImport(Number(useParams().id));
  return (
    <>
      <PageHeading
        title="가져온 파일"
        actions={
          <Link to={paths.imports} className={buttonClass({ size: "lg" })}>
            모든 작업
          </Link>
        }
      />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={4} />}
      {data && (
        <div className="flex flex-col gap-4">
          <Card title="작업">
            <ImportListItem row={data} isLink={false} />
            <p className="mt-2 text-ink-2">까닭: {data.reason}</p>
          </Card>
          {data.problems.length > 0 && <ProblemTable problems={data.problems} />}
        </div>
      )}
    </>
  );
}
