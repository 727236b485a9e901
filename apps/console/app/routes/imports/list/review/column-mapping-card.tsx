import ArrowRight from "lucide-react/icons/arrow-right";
import { useId } from "react";
import type { SheetHeadings } from "../../../../features/sheets/upload-sheet.ts";
import { Card } from "../../../../ui/layout/card.tsx";

type MappingCardProps = {
  headings: SheetHeadings;
  fields: readonly string[];
  onMap(fields: string[]): void;
};

/** Maps columns of the file to fields; those that were recognised are filled in, the others can be chosen. */
export function ColumnMappingCard({ headings, fields, onMap }: MappingCardProps) {
  const id = useId();
  const missing = headings.fields.filter(({ field, isRequired }) => isRequired && !fields.includes(field));
  const readCount = fields.filter((field) => field !== "").length;
  return (
    <Card title="칸 맞추기" aside={`${readCount} / ${fields.length}`}>
      <ul className="flex flex-col gap-2">
        {headings.headings.map(({ heading }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading; the place names the column.
          <li key={place}>
            <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1.2fr)] items-center gap-2">
              <span id={`${id}-${place}`} className="truncate">
                {heading || `${place + 1}번째 칸`}
              </span>
              <ArrowRight className="text-ink-3" aria-hidden />
              <select
                aria-labelledby={`${id}-${place}`}
                value={fields[place] ?? ""}
                onChange={({ target }) => onMap(fields.with(place, target.value))}
                className={`h-8 w-full rounded-control px-2 focus:inset-shadow-focus focus:outline-none max-desk:h-11 ${fields[place] ? "bg-brand-tint" : "bg-surface inset-shadow-outline"}`}
              >
                <option value="">가져오지 않음</option>
                {headings.fields.map(({ field, heading: name, isRequired }) => (
                  <option key={field} value={field}>
                    {name}
                    {isRequired && " (있어야 해요)"}
                  </option>
                ))}
              </select>
            </div>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {missing.map(({ heading }) => heading).join(", ")} 칸을 골라 주세요
        </p>
      )}
    </Card>
  );
}
