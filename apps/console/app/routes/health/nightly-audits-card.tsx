import { formatFullDate } from "@todayfruit/domain/calendar/kst";
import { Card } from "../../ui/layout/card.tsx";
import type { Health } from "./use-health.ts";

/** The last 90 nights of audits: green without a breach, red with some, amber unfinished. */
export function NightlyAuditsCard({ nights }: Pick<Health, "nights">) {
  const clean = nights.filter(({ isFinished, breaches }) => isFinished && breaches === 0).length;
  return (
    <Card title="90일" aside={nights.length > 0 && `${nights.length}밤 가운데 ${clean}밤 모두 맞음`}>
      {nights.length === 0 && <p className="text-ink-3">밤에 본 기록이 아직 없어요</p>}
      <ol className="flex h-6 gap-px">
        {nights.toReversed().map(({ night, isFinished, breaches }) => (
          <li
            key={night}
            title={`${formatFullDate(night)} ${nightText(isFinished, breaches)}`}
            className={`flex-1 rounded-xs ${breaches > 0 ? "bg-danger" : isFinished ? "bg-success" : "bg-warning"}`}
          >
            <span className="sr-only">
              {formatFullDate(night)} {nightText(isFinished, breaches)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function nightText(isFinished: boolean, breaches: number): string {
  if (breaches > 0) return `어긋남 ${breaches}`;
  return isFinished ? "모두 맞음" : "끝나지 않음";
}
