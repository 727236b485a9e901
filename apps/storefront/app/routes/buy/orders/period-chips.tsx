import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useState } from "react";
import { chipClass } from "../../../ui/form/chip.tsx";
import { ChoiceSheet } from "../../../ui/overlay/choice-sheet.tsx";
import type { OrderFilter } from "./read-and-write-order-filter-params.ts";

const YEARS = 5;

/** 연도와 월 of the last five years. */
export function PeriodChips({
  filter,
  onChange,
}: {
  filter: OrderFilter;
  onChange(filter: OrderFilter): void;
}) {
  const [open, setOpen] = useState<"year" | "month" | null>(null);
  const [thisYear, setThisYear] = useState<number | null>(null);
  useEffect(() => setThisYear(new Date().getFullYear()), []);
  const recent = thisYear === null ? [] : Array.from({ length: YEARS }, (_, ago) => thisYear - ago);

  return (
    <div className="flex gap-2 px-gutter py-3">
      <PeriodChip selected={filter.year !== null} onClick={() => setOpen("year")}>
        {filter.year === null ? "전체 기간" : `${filter.year}년`}
      </PeriodChip>
      {filter.year !== null && (
        <PeriodChip selected={filter.month !== null} onClick={() => setOpen("month")}>
          {filter.month === null ? "모든 달" : `${filter.month}월`}
        </PeriodChip>
      )}
      <ChoiceSheet
        title="연도"
        open={open === "year"}
        onClose={() => setOpen(null)}
        selected={String(filter.year ?? "")}
        options={[{ value: "", label: "전체 기간" }, ...recent.map((year) => choice(year, "년"))]}
        onChoose={(year) => onChange({ ...filter, year: Number(year) || null, month: null })}
      />
      <ChoiceSheet
        title="월"
        open={open === "month"}
        onClose={() => setOpen(null)}
        selected={String(filter.month ?? "")}
        options={[
          { value: "", label: "모든 달" },
          ...Array.from({ length: 12 }, (_, index) => choice(index + 1, "월")),
        ]}
        onChoose={(month) => onChange({ ...filter, month: Number(month) || null })}
      />
    </div>
  );
}

function PeriodChip({
  selected,
  onClick,
  children,
}: {
  selected: boolean;
  onClick(): void;
  children: string;
}) {
  return (
    <button className={chipClass(selected, "brand")} type="button" aria-haspopup="dialog" onClick={onClick}>
      {children}
      <ChevronDown className="size-4" aria-hidden />
    </button>
  );
}

function choice(number: number, unit: string): { value: string; label: string } {
  return { value: String(number), label: `${number}${unit}` };
}
