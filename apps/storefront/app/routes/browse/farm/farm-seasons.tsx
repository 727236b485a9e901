import type { Reply } from "@todayfruit/contract/all-calls";
import { seasonText } from "@todayfruit/domain/farms/write-and-find-harvest-seasons";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

type FarmSeasonsProps = {
  seasons: Reply<"GET /v1/farms/{id}">["seasons"];
  /** Month of today, 1 to 12. */
  month: number;
};

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Twelve months of each produce; this month is strong. */
export function FarmSeasons({ seasons, month }: FarmSeasonsProps) {
  if (seasons.length === 0) return null;
  const isNow = seasons.some(({ months }) => months.includes(month));
  return (
    <Panel
      title="언제 나오나요"
      end={<Badge tone={isNow ? "brand" : "mute"}>{isNow ? "지금 한창이에요" : "지금은 쉬는 철"}</Badge>}
    >
      <ul className="flex flex-col gap-4">
        {seasons.map(({ name, months }) => (
          <li key={name}>
            <p className="flex justify-between gap-3 text-label">
              <b className="font-semibold">{name}</b>
              <span className="text-ink-3 tabular-nums">{seasonText(months)}</span>
            </p>
            <div className="mt-2 flex" aria-hidden>
              {MONTHS.map((each) => (
                <Month key={each} month={each} isIn={months.includes(each)} isNow={each === month} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Month({ month, isIn, isNow }: { month: number; isIn: boolean; isNow: boolean }) {
  const bar = isIn ? (isNow ? "bg-brand" : "bg-brand-tint-2") : "bg-line";
  const number = isIn ? (isNow ? "font-bold text-brand-ink" : "font-semibold text-ink") : "text-ink-3";
  return (
    <span className={`flex-1 text-center text-micro tabular-nums ${number}`}>
      <span className={`mx-px mb-1.5 block h-2 rounded-full ${bar}`} />
      {month}
    </span>
  );
}
