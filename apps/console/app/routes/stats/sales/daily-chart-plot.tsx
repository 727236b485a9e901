import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { listAxisTicks } from "./list-axis-ticks.ts";
import type { DailyChartPoint } from "./list-daily-chart-points.ts";

const TEN_THOUSAND = 10_000;
/** Most days that are named below the plot: more of them would touch each other on a phone. */
const MOST_NAMED = 6;

/** Bars of the days and a dashed line of the range before, between their axes; the values of a day above it under the pointer. */
export function DailyChartPlot({ points, unit }: { points: readonly DailyChartPoint[]; unit: string }) {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const ticks = listAxisTicks(Math.max(0, ...points.flatMap(({ now, earlier }) => [now, earlier])));
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number) => `${(value / top) * 100}%`;
  const pointed = pointedAt === null ? null : points[pointedAt];
  const apart = Math.ceil(points.length / MOST_NAMED);
  return (
    <div className="h-55 pt-2 pr-1 pb-7 pl-13 text-micro text-ink-3">
      <div className="relative h-full">
        {ticks.map((tick) => (
          <div
            key={tick}
            className="absolute inset-x-0 border-t border-line"
            style={{ bottom: heightOf(tick) }}
          >
            <span className="number absolute right-full mr-2 -translate-y-1/2">{tickText(tick)}</span>
          </div>
        ))}
        <div className="absolute inset-0 flex items-end">
          {points.map(({ day, now }, place) => (
            <div
              key={day}
              className={`flex h-full flex-1 items-end justify-center ${place === pointedAt ? "bg-hover" : ""}`}
              onPointerEnter={() => setPointedAt(place)}
              onPointerLeave={() => setPointedAt(null)}
            >
              <div className="w-4/5 rounded-t-sm bg-brand" style={{ height: heightOf(now) }} />
            </div>
          ))}
        </div>
        <svg
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
          viewBox={`0 0 ${points.length} ${top}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <polyline
            points={points.map(({ earlier }, place) => `${place + 0.5},${top - earlier}`).join(" ")}
            className="fill-none stroke-ink-3 stroke-2"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="absolute inset-x-0 top-full mt-2 flex">
          {points.map(({ day }, place) => (
            <span key={day} className="number relative h-4 flex-1">
              {(points.length - 1 - place) % apart === 0 && (
                <span className="absolute left-1/2 -translate-x-1/2 whitespace-nowrap">{shortDay(day)}</span>
              )}
            </span>
          ))}
        </div>
        {pointed && (
          <dl
            className={`pointer-events-none absolute top-0 z-10 grid grid-cols-[auto_auto] gap-x-3 gap-y-1 rounded-control bg-surface p-2.5 shadow-pop ${isOnTheLeft(points, pointed) ? "right-0" : "left-0"}`}
          >
            <dt className="col-span-2 font-semibold text-ink">{shortDay(pointed.day)}</dt>
            <dt>이번</dt>
            <dd className="number text-right text-ink">{`${groupDigits(pointed.now)}${unit}`}</dd>
            <dt>앞 기간</dt>
            <dd className="number text-right">{`${groupDigits(pointed.earlier)}${unit}`}</dd>
          </dl>
        )}
      </div>
    </div>
  );
}

function tickText(value: number): string {
  return value >= TEN_THOUSAND ? `${groupDigits(Math.round(value / TEN_THOUSAND))}만` : groupDigits(value);
}

/** Checks whether a day is in the left half, so that its values are shown at the right. */
function isOnTheLeft(points: readonly DailyChartPoint[], point: DailyChartPoint): boolean {
  return points.indexOf(point) < points.length / 2;
}
