import { josa } from "@todayfruit/domain/korean/josa";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ErrorScreen } from "../../frame/error-screen.tsx";
import { useMe } from "../../session/use-me.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { ListSearch } from "../../ui/form/list-search.tsx";
import { useShortcut } from "../../ui/keyboard/use-shortcut.ts";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { SegmentLinks } from "../../ui/layout/segment-links.tsx";
import { NO_CURSOR } from "../../ui/table/step-row-cursor.ts";
import { Table, type TableHead } from "../../ui/table/table.tsx";
import { TableRow } from "../../ui/table/table-row.tsx";
import { useOpenAdjacentRow } from "../../ui/table/use-open-adjacent-row.ts";
import { ScheduledChangesCard } from "../changes/scheduled-changes-card.tsx";
import { useScheduledChanges } from "../changes/use-cancellable-scheduled-changes.ts";
import { NewRecord } from "./editor/new-record.tsx";
import { RecordEditor } from "./editor/record-editor.tsx";
import type { RecordNoun, RecordRow } from "./list-add-edit-delete-records.ts";
import type { RecordDefinition } from "./record-definition-types.ts";
import { useRecords } from "./use-list-and-delete-records.ts";

export type RecordView<Noun extends RecordNoun> = {
  view: string;
  label: string;
  has(row: RecordRow<Noun>, now: number): boolean;
};

type RecordScreenProps<Noun extends RecordNoun> = {
  definition: RecordDefinition<Noun>;
  /** Address of the screen. */
  path: string;
  title: string;
  /** Links to the screens beside this one. */
  siblings?: ReactNode;
  views: readonly [RecordView<Noun>, ...RecordView<Noun>[]];
  heads: readonly TableHead[];
  /** Picture before the name. */
  picture?(row: RecordRow<Noun>): ReactNode;
  /** Cells after the name. */
  cells(row: RecordRow<Noun>, now: number): ReactNode;
  emoji: string;
};

/** A list of records by views at the left, the one that is made or edited at the right, on narrow screens in its place; J and K move, C makes one. View and record are in the address. */
export function RecordListWithEditor<Noun extends RecordNoun>(props: RecordScreenProps<Noun>) {
  const { definition, path, title, views, heads, cells } = props;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { may } = useMe();
  const { data, error, refetch } = useRecords(definition.noun);
  const scheduled = useScheduledChanges([definition.noun]).data ?? [];
  const now = Date.now();
  const view = views.find((each) => each.view === query.get("view")) ?? views[0];
  const search = query.get("search") ?? "";
  const at = (wanted: { view?: string; search?: string; id?: string }) => {
    const values = { view: view.view, search, ...wanted };
    const text = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== "")).toString();
    return text === "" ? path : `${path}?${text}`;
  };
  const found = (data ?? []).filter((row) => view.has(row, now) && definition.nameOf(row).includes(search));
  const rows = definition.compare ? found.toSorted(definition.compare) : found;
  const wanted = query.get("id");
  const shown = data?.find(({ id }) => String(id) === wanted);
  const isNew = wanted === "new" && definition.empty !== undefined && data !== undefined;
  const denied = may(definition.permission) ? null : `${josa(title, "을/를")} 고칠 권한이 없어요`;
  const open = (id: string) => void navigate(at({ id }));
  const step = useOpenAdjacentRow(
    rows.map(({ id }) => id),
    { ...NO_CURSOR, key: shown?.id ?? null },
    (id) => open(String(id)),
  );
  useShortcut("KeyJ", () => step(1));
  useShortcut("KeyK", () => step(-1));
  useShortcut("KeyC", () => {
    if (definition.empty && denied === null) open("new");
  });
  return (
    <>
      <PageHeading
        title={title}
        aside={data && `${data.length.toLocaleString()}개`}
        actions={
          definition.empty && (
            <Button tone="primary" size="lg" shortcut="C" denied={denied} onClick={() => open("new")}>
              <Plus aria-hidden />
              {definition.name} 만들기
            </Button>
          )
        }
      />
      {props.siblings}
      <div
        className={`grid items-start gap-4 ${shown || isNew ? "grid-cols-[minmax(0,1fr)_440px] max-wide:grid-cols-1" : ""}`}
      >
        <div className={`flex min-w-0 flex-col gap-3 ${shown || isNew ? "max-wide:hidden" : ""}`}>
          <div>
            <div className="flex flex-wrap gap-x-2">
              <ListSearch
                key={search}
                label={`${definition.name} 찾기`}
                search={search}
                onSearch={(text) => void navigate(at({ search: text }))}
              />
              {views.length > 1 && (
                <SegmentLinks
                  label={`${title} 보기`}
                  current={at({ view: view.view })}
                  segments={views.map((each) => ({
                    to: at({ view: each.view }),
                    label: each.label,
                    count: data && String(data.filter((row) => each.has(row, now)).length),
                  }))}
                />
              )}
            </div>
            {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
            {!error && !data && <RowsSkeleton rows={6} />}
            {data && rows.length === 0 && (
              <EmptyState
                emoji={props.emoji}
                title={`${search === "" ? "" : "찾는 "}${josa(definition.name, "이/가")} 없어요`}
              >
                {search !== "" && (
                  <Link to={at({ search: "" })} className="font-semibold text-brand-ink">
                    ‘{search}’ 찾기 지우기
                  </Link>
                )}
                {search === "" && data.length > 0 && (
                  <p>다른 보기에 {data.length.toLocaleString()}개가 있어요</p>
                )}
                {search === "" && data.length === 0 && definition.empty && (
                  <p>‘{definition.name} 만들기’로 시작해요</p>
                )}
              </EmptyState>
            )}
            {rows.length > 0 && (
              <Table label={title} heads={[{ text: definition.name }, ...heads]}>
                {rows.map((row) => (
                  <TableRow key={row.id} isCurrent={row.id === shown?.id}>
                    <td className="min-w-45">
                      <span className="flex items-center gap-3">
                        {props.picture?.(row)}
                        <Link to={at({ id: String(row.id) })} className="font-semibold hover:underline">
                          {definition.nameOf(row)}
                        </Link>
                      </span>
                    </td>
                    {cells(row, now)}
                  </TableRow>
                ))}
              </Table>
            )}
          </div>
          {scheduled.length > 0 && (
            <ScheduledChangesCard
              changes={scheduled}
              nouns={{ [definition.noun]: definition.name }}
              denied={denied}
            />
          )}
        </div>
        {(shown || isNew) && (
          <div className="sticky top-17 max-h-[calc(100dvh-84px)] min-w-0 overflow-auto max-wide:static max-wide:max-h-none">
            {isNew && (
              <NewRecord
                key={query.get("from")}
                definition={definition}
                from={data?.find(({ id }) => String(id) === query.get("from"))}
                denied={denied}
                onMade={(id) => open(String(id))}
                onClose={() => open("")}
              />
            )}
            {shown && (
              <RecordEditor
                key={shown.id}
                definition={definition}
                record={shown}
                denied={denied}
                onClose={() => open("")}
              />
            )}
          </div>
        )}
      </div>
    </>
  );
}
