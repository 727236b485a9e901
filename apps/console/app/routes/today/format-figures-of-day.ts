import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { growthOf, percentText } from "../../features/stats/format-percent-and-compute-growth.ts";

export type DaySteps = Pick<Reply<"GET /operator/v1/reports/funnel">["total"], "visits" | "paid" | "revenue">;

export type Figure = {
  value: string;
  /** Written small after the value; empty where there is none. */
  unit: string;
  /** Growth since the day it is compared with; `null` where nothing can be compared, absent for a figure that is not. */
  growth?: Growth | null;
  note: string;
};
/** `isBad` for less than before; a day that is not over is not. */
type Growth = { sign: -1 | 0 | 1; text: string; isBad: boolean };

/**
 * Writes sales, orders, their average and the share of visits that bought, beside a day that is over.
 *
 * @param before the day to compare with; `null` where it could not be read
 * @param dayBefore name of that day
 */
export function formatFiguresOfDay(now: DaySteps, before: DaySteps | null, dayBefore: string): Figure[] {
  const average = averageOf(now);
  const averageBefore = before && averageOf(before);
  const share = percentText(now.paid, now.visits);
  const hasOrders = before !== null && before.paid > 0;
  return [
    {
      value: groupDigits(now.revenue),
      unit: "원",
      growth: before && inPercent(growthOf(now.revenue, before.revenue), false),
      note: dayBefore,
    },
    {
      value: groupDigits(now.paid),
      unit: "건",
      growth: hasOrders ? growth(now.paid - before.paid, groupDigits, false) : null,
      note: dayBefore,
    },
    {
      value: average === null ? "–" : groupDigits(average),
      unit: average === null ? "" : "원",
      growth:
        average === null || averageBefore === null ? null : inPercent(growthOf(average, averageBefore), true),
      note: dayBefore,
    },
    {
      value: share.replace("%", ""),
      unit: share.endsWith("%") ? "%" : "",
      note: `방문 ${groupDigits(now.visits)}번 중 ${groupDigits(now.paid)}건`,
    },
  ];
}

/** Returns what an order of the day costs on average in 원, rounded down; `null` without orders. */
function averageOf({ revenue, paid }: DaySteps): number | null {
  return paid === 0 ? null : Math.floor(revenue / paid);
}

function inPercent(percent: number | null, isBadBelow: boolean): Growth | null {
  return percent === null ? null : growth(percent, (size) => `${size}%`, isBadBelow);
}

function growth(difference: number, write: (size: number) => string, isBadBelow: boolean): Growth {
  const sign = difference > 0 ? 1 : difference < 0 ? -1 : 0;
  return { sign, text: write(Math.abs(difference)), isBad: sign < 0 && isBadBelow };
}
