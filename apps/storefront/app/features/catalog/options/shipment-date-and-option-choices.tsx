import { formatMonthDay, formatShortDate } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import Bell from "lucide-react/icons/bell";
import { useState } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { CheckMark } from "../../../ui/form/checkbox.tsx";
import { Badge } from "../../../ui/layout/badge.tsx";
import { type Option, type Picks, unitPriceOf } from "./edit-and-price-option-picks.ts";

type OptionChoicesProps = {
  options: readonly Option[];
  picks: Picks;
  onToggle(option: Option): void;
  /** Called by the 알림 button of a sold-out option. */
  onWait(option: Option): void;
};

/** 출고일 tiles for options with dates, and the options of the selected date. */
export function ShipmentDateAndOptionChoices({ options, picks, onToggle, onWait }: OptionChoicesProps) {
  const dates = [...new Set(options.flatMap((option) => option.shipmentDate ?? []))].sort();
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? dates[0] ?? null;
  const shown = options.filter((option) => option.shipmentDate === null || option.shipmentDate === date);

  return (
    <>
      {dates.length > 0 && (
        <fieldset className="mb-5">
          <legend className="mb-2 text-label font-semibold text-ink-2">출고일</legend>
          <p className="-mt-7 mb-2 text-right text-caption text-ink-3">한 번에 하루만 고를 수 있어요</p>
          <div className="grid grid-cols-4 gap-2">
            {dates.map((each) => (
              <DateTile
                key={each}
                promise={promiseOf(options, each)}
                selected={each === date}
                onSelect={() => setChosen(each)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-2 text-label font-semibold text-ink-2">옵션</legend>
        <div className="divide-y divide-line overflow-hidden rounded-md inset-shadow-outline">
          {shown.map((option) => (
            <OptionRow
              key={option.id}
              option={option}
              picked={picks.some((pick) => pick.option.id === option.id)}
              onToggle={() => onToggle(option)}
              onWait={() => onWait(option)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

function promiseOf(options: readonly Option[], date: string): Option["deliveryPromise"] {
  const option = options.find(({ shipmentDate }) => shipmentDate === date);
  if (!option) throw new Error("A date is that of an option");
  return option.deliveryPromise;
}

type DateTileProps = { promise: Option["deliveryPromise"]; selected: boolean; onSelect(): void };

/** A 출고일 as it is kept: a date on a closed day is dispatched on the next open one. */
function DateTile({ promise, selected, onSelect }: DateTileProps) {
  const date = promise.dispatchDate;
  const [, weekday = ""] = /\((.)\)/.exec(formatMonthDay(date)) ?? [];
  const day = String(Number(date.slice(8)));
  return (
    <button
      className="flex h-19 flex-col items-center justify-center rounded-md bg-surface text-micro text-ink-3 inset-shadow-outline aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-brand-ink aria-pressed:inset-shadow-selected"
      type="button"
      aria-pressed={selected}
      aria-label={`${formatMonthDay(date)} 출고`}
      onClick={onSelect}
    >
      <span>{weekday}</span>
      <b className={`text-figure6/6.5 tabular-nums ${selected ? "text-brand-ink" : "text-ink"}`}>{day}</b>
      <span className="tabular">도착 {formatShortDate(promise.arrivalTo)}</span>
    </button>
  );
}

type OptionRowProps = { option: Option; picked: boolean; onToggle(): void; onWait(): void };

function OptionRow({ option, picked, onToggle, onWait }: OptionRowProps) {
  const few = option.isAvailable && option.remaining !== null && option.remaining <= 20;
  if (!option.isAvailable) return <SoldOutRow option={option} onWait={onWait} />;
  return (
    <button
      className="flex min-h-13 w-full items-center gap-2.5 px-3.5 py-2 text-left -outline-offset-2"
      type="button"
      aria-pressed={picked}
      onClick={onToggle}
    >
      <CheckMark checked={picked} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
        <span className={picked ? "font-semibold" : "font-medium"}>{option.name}</span>
        {few && (
          <Badge tone="urgent">
            <span className="tabular-nums">{option.remaining}개 남음</span>
          </Badge>
        )}
      </span>
      <span className="tabular font-bold">{groupDigits(unitPriceOf(option))}원</span>
    </button>
  );
}

/** Sold-out option, whose button leads to its restock alarm. */
function SoldOutRow({ option, onWait }: { option: Option; onWait(): void }) {
  return (
    <div className="flex min-h-13 items-center gap-2.5 px-3.5 py-1.5 text-ink-3">
      <CheckMark checked={false} disabled />
      <span className="min-w-0 flex-1 font-medium">{option.name}</span>
      <span className="text-label">품절</span>
      <Button tone="outline" size="xs" aria-label={`${option.name} 입고 알림 받기`} onClick={onWait}>
        <Bell className="size-3.5" aria-hidden />
        알림
      </Button>
    </div>
  );
}
