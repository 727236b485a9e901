import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { rangeBefore, type StatsRange } from "../../../features/stats/parse-and-shift-stats-range.ts";
import { Button } from "../../../ui/form/button.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { DownloadButton } from "../../../ui/table/download-button.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import { DailyChartPlot } from "./daily-chart-plot.tsx";
import { type DailyChartPoint, listDailyChartPoints, type Measure } from "./list-daily-chart-points.ts";
import type { AnalyticsDay } from "./sum-tiles.tsx";

const MEASURES: readonly { measure: Measure; label: string; unit: string }[] = [
  { measure: "revenue", label: "매출", unit: "원" },
  { measure: "purchases", label: "주문", unit: "건" },
  { measure: "sessions", label: "방문", unit: "번" },
];

type DailyChartProps = { range: StatsRange; days: readonly AnalyticsDay[]; before: readonly AnalyticsDay[] };

/** A bar for each day beside a dashed line for the range before, and the same as a table. */
export function DailyChart({ range, days, before }: DailyChartProps) {
  const [measure, setMeasure] = useState<Measure>("revenue");
  const [isTable, setTable] = useState(false);
  const shown = MEASURES.find((each) => each.measure === measure) ?? { label: "", unit: "" };
  const points = listDailyChartPoints(range, days, before, measure);
  const best = points.toSorted((a, b) => b.now - a.now)[0];
  return (
    <Card
      title="날마다"
      aside={
        <div className="flex flex-wrap gap-1.5">
          {MEASURES.map((each) => (
            <Button
              key={each.measure}
              size="sm"
              tone={each.measure === measure ? "tint" : "outline"}
              aria-pressed={each.measure === measure}
              onClick={() => setMeasure(each.measure)}
            >
              {each.label}
            </Button>
          ))}
        </div>
      }
      foot={
        <>
          <span className="flex items-center gap-1.5 text-micro text-ink-3">
            <i className="size-2.5 rounded-xs bg-brand" aria-hidden /> 이번
            <i className="ml-2 w-4 border-t-2 border-dashed border-ink-3" aria-hidden />
            {shortDay(rangeBefore(range).from)}부터
          </span>
          <Button size="sm" className="ml-auto" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? "그림으로 보기" : "표로 보기"}
          </Button>
          <DownloadButton
            name={`날마다-${shown.label}-${range.from}-${range.to}`}
            heads={["날", `${shown.label}(${shown.unit})`, `앞 기간 ${shown.label}(${shown.unit})`]}
            rows={points.map(({ day, now, earlier }) => [day, now, earlier])}
          />
        </>
      }
    >
      {isTable ? (
        <PointTable points={points} unit={shown.unit} label={shown.label} />
      ) : (
        <div
          role="img"
          aria-label={`${shortDay(range.from)}부터 ${shortDay(range.to)}까지 날마다 ${shown.label}. 가장 많은 날은 ${best ? `${shortDay(best.day)} ${groupDigits(best.now)}${shown.unit}` : "없어요"}`}
        >
          <DailyChartPlot points={points} unit={shown.unit} />
        </div>
      )}
    </Card>
  );
}

function PointTable({
  points,
  label,
  unit,
}: {
  points: readonly DailyChartPoint[];
  label: string;
  unit: string;
}) {
  return (
    <Table
      label={`날마다 ${label}`}
      heads={[
        { text: "날" },
        { text: `${label}, ${unit}`, align: "right" },
        { text: `앞 기간 ${label}, ${unit}`, align: "right" },
      ]}
    >
      {points.map(({ day, now, earlier }) => (
        <TableRow key={day}>
          <td className="number">{shortDay(day)}</td>
          <td className="number text-right font-semibold">{groupDigits(now)}</td>
          <td className="number text-right text-ink-3">{groupDigits(earlier)}</td>
        </TableRow>
      ))}
    </Table>
  );
}
