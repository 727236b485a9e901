import { JOB_NAMES } from "@todayfruit/domain/operators/korean-job-labels";
import { Badge } from "../../ui/feedback/badge.tsx";
import { instantText } from "../../ui/format-dates-and-durations.ts";
import { Card } from "../../ui/layout/card.tsx";
import type { Health } from "./use-health.ts";

/** Recurring jobs, the failing ones first, each with its last success and what it failed with. */
export function JobsCard({ jobs }: Pick<Health, "jobs">) {
  const sorted = jobs.toSorted((a, b) => b.failures - a.failures || b.lagSeconds - a.lagSeconds);
  return (
    <Card title="되풀이하는 일" aside={`${jobs.length}가지`}>
      <ul>
        {sorted.map(({ task, succeededAt, failures, error, lagSeconds }) => (
          <li
            key={task}
            className="flex min-h-9 flex-wrap items-center gap-x-2.5 border-t border-line py-1.5 first:border-0"
          >
            <span className="min-w-0 flex-1 truncate">{JOB_NAMES[task] ?? task}</span>
            {lagSeconds > 0 && <span className="number text-micro text-ink-3">{lagSeconds}초 늦음</span>}
            <span className="number text-micro text-ink-3">
              {succeededAt ? instantText(succeededAt, Date.now()) : "아직"}
            </span>
            <Badge tone={failures === 0 ? "success" : "danger"}>
              {failures === 0 ? "잘 됨" : `실패 ${failures}번`}
            </Badge>
            {error && failures > 0 && <span className="w-full text-micro text-danger">{error}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
