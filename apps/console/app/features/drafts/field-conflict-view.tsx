import { Button } from "../../ui/form/button.tsx";
import { instantText } from "../../ui/format-dates-and-durations.ts";
import type { OtherEdit } from "./use-separately-saved-sections.ts";

export type Conflict = { field: string; label: string; before: string; theirs: string; mine: string };

type FieldConflictViewProps = {
  conflicts: readonly Conflict[];
  otherEdit: OtherEdit | null;
  onKeepMine(field: string): void;
  onTakeTheirs(field: string): void;
};

/**
 * Fields that a colleague changed while they were typed in: the first value, theirs and the own, to choose between. A
 * narrow card leaves out the first.
 */
export function FieldConflictView({
  conflicts,
  otherEdit,
  onKeepMine,
  onTakeTheirs,
}: FieldConflictViewProps) {
  if (conflicts.length === 0) return null;
  const when = otherEdit?.at ? ` ${instantText(otherEdit.at, Date.now())}` : "";
  const who = otherEdit?.by ? `${otherEdit.by} 님` : "다른 운영자";
  return (
    <div role="alert" className="@container mb-3 rounded-control bg-warning-tint p-3">
      <p className="mb-2 font-semibold text-warning">
        {who}
        {otherEdit?.by ? "이" : "가"} 같은 것을 고쳤어요. 적은 것은 그대로 있으니 하나를 골라 주세요
      </p>
      <table className="w-full table-fixed text-left">
        <thead className="text-micro text-ink-2">
          <tr className="[&>th]:py-1 [&>th]:pr-2 [&>th]:font-medium">
            <th className="w-20 @max-sm:w-12">칸</th>
            <th className="@max-sm:hidden">처음</th>
            <th>
              {who}
              {when}
            </th>
            <th>내 값</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ field, label, before, theirs, mine }) => (
            <tr key={field} className="align-top [&>td]:py-1.5 [&>td]:pr-2">
              <td className="font-semibold">{label}</td>
              <td className="text-ink-2 @max-sm:hidden">{before}</td>
              <td>
                <span className="block">{theirs}</span>
                <Button
                  className="mt-1"
                  size="sm"
                  aria-label={`${label} 상대 값 두기`}
                  onClick={() => onTakeTheirs(field)}
                >
                  상대 값 두기
                </Button>
              </td>
              <td>
                <span className="block">{mine}</span>
                <Button
                  className="mt-1"
                  size="sm"
                  aria-label={`${label} 내 값 두기`}
                  onClick={() => onKeepMine(field)}
                >
                  내 값 두기
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
