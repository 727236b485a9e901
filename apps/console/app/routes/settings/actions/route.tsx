import { ACTION_NOUNS } from "@todayfruit/domain/operators/name-operator-action";
import { Link, useSearchParams } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { FilterSelect } from "../../../ui/form/filter-select.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { ActionLogRow } from "./action-log-row.tsx";
import { parseActionLogFilter } from "./parse-action-log-filter.ts";
import { useActionLog, useOperatorNames } from "./use-action-log.ts";

const HEADS = [
  { text: "때" },
  { text: "누가" },
  { text: "일" },
  { text: "무엇을" },
  { text: "까닭" },
  { text: "전과 뒤", isHidden: true },
];
const NOUNS = Object.entries(ACTION_NOUNS)
  .map(([id, name]) => ({ id, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, "ko"));

/** Trail of operators' actions by person, kind of object and day, with the reason and the values before and after. */
export default function ActionSettingsPage() {
  const [query, setQuery] = useSearchParams();
  const filter = parseActionLogFilter(query);
  const trail = useActionLog(filter);
  const operators = useOperatorNames();
  const rows = trail.data?.pages.flatMap(({ list }) => list);
  const now = Date.now();
  const set = (name: string, value: string | number | null) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (value === null || value === "") next.delete(name);
      else next.set(name, String(value));
      return next;
    });
  return (
    <Card title="누가 무엇을">
      <div className="mb-2.5 flex flex-wrap gap-2">
        <FilterSelect
          label="누가"
          value={filter.operatorId ?? null}
          options={operators}
          onChoose={(id) => set("who", id)}
        />
        <FilterSelect
          label="무엇"
          value={filter.noun ?? null}
          options={NOUNS}
          onChoose={(id) => set("what", id)}
        />
        <input
          type="date"
          aria-label="날"
          value={filter.day ?? ""}
          className="number h-8 rounded-control bg-surface px-2 inset-shadow-outline focus:inset-shadow-focus focus:outline-none max-desk:h-11"
          onChange={({ target }) => set("day", target.value)}
        />
      </div>
      {trail.error && <ErrorScreen error={trail.error} onRetry={() => void trail.refetch()} />}
      {!trail.error && !rows && <RowsSkeleton rows={10} />}
      {rows?.length === 0 && (
        <EmptyState emoji="🗂️" title="그런 기록이 없어요">
          <Link to={paths.settings("actions")} className="font-semibold text-brand-ink">
            조건 모두 지우기
          </Link>
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <Table label="누가 무엇을" heads={HEADS}>
          {rows.map((action) => (
            <ActionLogRow key={action.id} action={action} now={now} />
          ))}
        </Table>
      )}
      {trail.hasNextPage && (
        <Button
          className="mt-2.5"
          size="sm"
          busy={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          더 보기
        </Button>
      )}
    </Card>
  );
}
