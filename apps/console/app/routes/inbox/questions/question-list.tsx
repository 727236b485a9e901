import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { instantText } from "../../../ui/time-text.ts";
import type { QuestionRow, QuestionStatus } from "./use-questions.ts";

type QuestionListProps = {
  rows: readonly QuestionRow[];
  status: QuestionStatus;
  currentId: number | null;
};

/** Questions of a status, each with its product and how long it has waited. */
export function QuestionList({ rows, status, currentId }: QuestionListProps) {
  return (
    <ul className="overflow-hidden rounded-card bg-surface inset-shadow-hairline">
      {rows.map((row) => (
        <li key={row.id} className="border-t border-line first:border-0">
          <Link
            to={paths.questions({ status, id: row.id })}
            aria-current={row.id === currentId || undefined}
            className="block px-4 py-3 hover:bg-row-hover aria-[current]:bg-selected"
          >
            <span className="flex items-baseline gap-2 text-micro text-ink-3">
              <span className="truncate">{row.productName}</span>
              <span className="ml-auto flex-none">{instantText(row.createdAt, Date.now())}</span>
            </span>
            <span className="line-clamp-2 font-medium">{row.contents}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
