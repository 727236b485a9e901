import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { useId } from "react";
import { Photo } from "../../../../ui/media/photo.tsx";

type Line = Reply<"GET /v1/gift/to/{id}/swaps">["lines"][number];

/** What a line of the gift is swapped for. */
export type Swap = { lineId: number; optionId: number; productName: string };

type SwapOptionsProps = { lines: readonly Line[]; chosen: Swap | null; onChoose(swap: Swap | null): void };

/** Radio buttons of a gift and what it can be swapped for, by product of the gift; one product is swapped at most. */
export function SwapOptions({ lines, chosen, onChoose }: SwapOptionsProps) {
  const name = useId();
  return lines.map((line, at) => (
    <fieldset key={line.lineId} className="mt-2">
      <legend className={lines.length > 1 ? "pt-3 text-label font-semibold" : "sr-only"}>
        {line.productName} 바꾸기
      </legend>
      <Choice
        name={name}
        shown={line}
        note={`${line.distributorName} · 받은 선물`}
        checked={chosen === null && at === 0}
        onChange={() => onChoose(null)}
      />
      {line.options.map((option) => (
        <Choice
          key={option.optionId}
          name={name}
          shown={option}
          note={`${option.distributorName} · ${formatMonthDay(option.firstDay)}부터 받아요`}
          checked={chosen?.lineId === line.lineId && chosen.optionId === option.optionId}
          onChange={() =>
            onChoose({ lineId: line.lineId, optionId: option.optionId, productName: option.productName })
          }
        />
      ))}
    </fieldset>
  ));
}

type ChoiceProps = {
  name: string;
  shown: Pick<Line, "image" | "optionName" | "productName">;
  note: string;
  checked: boolean;
  onChange(): void;
};

function Choice({ name, shown, note, checked, onChange }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-center gap-3 border-b border-line py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input className="peer sr-only" type="radio" name={name} checked={checked} onChange={onChange} />
      <Photo
        className="w-18 flex-none rounded-10"
        path={shown.image ?? undefined}
        tint="food"
        alt=""
        sizes="72px"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-caption text-ink-3">{note}</span>
        <span className={`line-clamp-2 text-body2 ${checked ? "font-semibold" : "font-medium"}`}>
          {shown.productName}
        </span>
        <span className="block text-caption text-ink-3">{shown.optionName}</span>
      </span>
      <span
        className={`size-22px flex-none rounded-full bg-surface ${checked ? "inset-shadow-dot" : "inset-shadow-control"}`}
        aria-hidden
      />
    </label>
  );
}
