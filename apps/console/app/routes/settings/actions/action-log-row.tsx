import { nameOperatorAction } from "@todayfruit/domain/operators/name-operator-action";
import { useState } from "react";
import { Link } from "react-router";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { TableRow } from "../../../ui/table/table-row.tsx";
import { findScreenOfActionSubject } from "./find-screen-of-action-subject.ts";
import { listChangedValues } from "./list-changed-values.ts";
import type { Action } from "./use-action-log.ts";

/** Origins of an action that is not an operator's who logged in. */
const SOURCES: Record<Action["source"], string> = {
  login: "운영자",
  command: "명령",
  stranger: "모르는 사람",
  api_key: "API 키",
};

/** An action of the trail: when, who, what, to which object and why; its values before and after open below it. */
export function ActionLogRow({ action, now }: { action: Action; now: number }) {
  const [isOpen, setOpen] = useState(false);
  const text = nameOperatorAction(action.action);
  const changed = listChangedValues(action.before, action.after);
  const to = findScreenOfActionSubject(action.subject);
  const [, id = ""] = /(\d+)$/.exec(action.subject) ?? [];
  const what = [text?.verb ?? action.action, id].filter(Boolean).join(" · ");
  return (
    <>
      <TableRow>
        <td className="number whitespace-nowrap">{instantText(action.at, now)}</td>
        <td>
          <b className="block font-semibold whitespace-nowrap">
            {action.operatorName ?? SOURCES[action.source]}
          </b>
          {action.address && <span className="number text-micro text-ink-3">{action.address}</span>}
        </td>
        <td>
          <Badge>{text?.noun ?? "다른 일"}</Badge>
        </td>
        <td className="whitespace-nowrap">
          {to === null ? (
            what
          ) : (
            <Link to={to} className="font-semibold hover:underline">
              {what}
            </Link>
          )}
        </td>
        <td className="min-w-40 text-ink-2">{action.reason ?? "—"}</td>
        <td className="text-right">
          {changed.length > 0 && (
            <Button
              size="sm"
              aria-expanded={isOpen}
              aria-label={`${what} 전과 뒤`}
              onClick={() => setOpen(!isOpen)}
            >
              전과 뒤
            </Button>
          )}
        </td>
      </TableRow>
      {isOpen && (
        <tr>
          <td colSpan={6} className="bg-canvas px-3.5 py-2.5 inset-shadow-line">
            <table className="w-full max-w-3xl text-left text-micro">
              <thead className="text-ink-3">
                <tr className="[&>th]:pr-4 [&>th]:font-medium">
                  <th>칸</th>
                  <th>전</th>
                  <th>뒤</th>
                </tr>
              </thead>
              <tbody>
                {changed.map(({ field, before, after }) => (
                  <tr key={field} className="align-top [&>td]:py-0.5 [&>td]:pr-4">
                    <td className="whitespace-nowrap">{field}</td>
                    <td className="break-all text-ink-2">{before}</td>
                    <td className="break-all">{after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </td>
        </tr>
      )}
    </>
  );
}
