import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../api/console-api.ts";
import { Badge, type BadgeTone } from "../../../ui/feedback/badge.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { useUndoChange } from "../../changes/use-undo-change.ts";
import type { RecordNoun } from "../list-add-edit-delete-records.ts";
import { formatRecordFieldValue } from "./format-record-field-value.ts";

type RecordHistoryProps = {
  noun: RecordNoun;
  id: number;
  labels: Readonly<Partial<Record<string, string>>>;
};

const TAKE = 30;
const STATES: Record<string, [string, BadgeTone]> = {
  scheduled: ["예약", "info"],
  applied: ["바뀜", "success"],
  cancelled: ["거둠", "neutral"],
  failed: ["못 바꿈", "danger"],
  undone: ["되돌림", "neutral"],
};

/** Versions of a record: each change with its fields before and after, and the way back to what was before. */
export function RecordHistory({ noun, id, labels }: RecordHistoryProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const undo = useUndoChange(noun);
  const { data, error } = useQuery({
    queryKey: [noun, "history", id],
    queryFn: () => callApi("GET /operator/v1/changes", { query: { noun, recordId: id, take: TAKE } }),
  });
  const now = Date.now();
  return (
    <Card title="고친 기록">
      {error && (
        <p role="alert" className="font-medium text-danger">
          {error.message}
        </p>
      )}
      {!error && !data && <RowsSkeleton rows={3} />}
      {data?.list.length === 0 && <p className="text-ink-3">아직 고친 적이 없어요</p>}
      <ul className="-mx-4">
        {data?.list.map((change) => {
          const [text, tone] = STATES[change.status] ?? [change.status, "neutral"];
          const isOpen = openId === change.id;
          return (
            <li key={change.id} className="border-t border-line px-4 py-2">
              <span className="flex items-center gap-2">
                <Badge tone={tone}>{text}</Badge>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  className="min-w-0 flex-1 truncate text-left hover:underline"
                  onClick={() => setOpenId(isOpen ? null : change.id)}
                >
                  {instantText(change.effectiveAt, now)} {change.reason} · {change.operatorName ?? "명령"}
                </button>
                {change.status === "applied" && (
                  <Button size="sm" onClick={() => undo(change.id)}>
                    되돌리기
                  </Button>
                )}
              </span>
              {isOpen && <ChangedFields changeId={change.id} recordId={id} labels={labels} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type ChangedFieldsProps = {
  changeId: number;
  recordId: number;
  labels: RecordHistoryProps["labels"];
};

function ChangedFields({ changeId, recordId, labels }: ChangedFieldsProps) {
  const { data } = useQuery({
    queryKey: ["changes", changeId],
    queryFn: () => callApi("GET /operator/v1/changes/{id}", { path: { id: changeId } }),
  });
  const row = data?.rows.find(({ id }) => id === recordId);
  if (!row) return null;
  const fields = Object.keys(row.after ?? row.before ?? {}).filter((field) => labels[field] !== undefined);
  return (
    <table className="mt-1.5 w-full table-fixed text-left text-micro">
      <thead className="text-ink-3">
        <tr>
          <th className="w-20 font-medium">칸</th>
          <th className="font-medium">전</th>
          <th className="font-medium">뒤</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field} className="align-top">
            <td className="py-0.5 pr-2">{labels[field]}</td>
            <td className="py-0.5 pr-2 whitespace-pre-wrap text-ink-2">
              {formatRecordFieldValue(row.before?.[field])}
            </td>
            <td className="py-0.5 whitespace-pre-wrap">{formatRecordFieldValue(row.after?.[field])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
