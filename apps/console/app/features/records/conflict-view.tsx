import { Button } from "../../ui/form/button.tsx";
import { instantText } from "../../ui/format-dates-and-durations.ts";
import { fieldInput, type RecordField, type RecordValue } from "./parse-and-format-record-fields.ts";
import type { RefusedRecord } from "./use-edit-record.ts";

type ConflictViewProps = {
  fields: readonly RecordField[];
  before: Readonly<Record<string, unknown>>;
  mine: Readonly<Record<string, RecordValue>>;
  refused: RefusedRecord;
  onKeepMine(): void;
  onTakeTheirs(): void;
};

/** A record that a colleague changed meanwhile: what it was, what it is now and what was written here; nothing is lost. */
export function ConflictView({ fields, before, mine, refused, onKeepMine, onTakeTheirs }: ConflictViewProps) {
  const current = refused.current ?? {};
  const shown = fields.filter(({ name }) => name in mine || current[name] !== before[name]);
  return (
    <div role="alert" className="rounded-control bg-warning-tint p-3">
      <p className="font-semibold text-warning">
        {refused.changedBy ?? "다른 분"} 님이
        {refused.changedAt && ` ${instantText(refused.changedAt, Date.now())}에`} 먼저 바꿨어요
      </p>
      <table className="my-2.5 w-full text-left">
        <thead>
          <tr className="text-micro text-ink-2">
            {["칸", "처음", "지금", "내 값"].map((head) => (
              <th key={head} className="py-1 pr-2 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, label }) => (
            <tr key={name} className="align-top">
              <th className="py-1 pr-2 font-semibold">{label}</th>
              <td className="py-1 pr-2">{fieldInput(before[name])}</td>
              <td className="py-1 pr-2">{fieldInput(current[name])}</td>
              <td className="py-1 font-semibold">{name in mine ? fieldInput(mine[name]) : "그대로"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKeepMine}>내 값으로 저장하기</Button>
        <Button onClick={onTakeTheirs}>지금 값 두기</Button>
      </div>
    </div>
  );
}
