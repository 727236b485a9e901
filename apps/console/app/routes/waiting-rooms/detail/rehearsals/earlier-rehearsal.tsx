import { Badge } from "../../../../ui/feedback/badge.tsx";
import { instantText } from "../../../../ui/format-dates-and-durations.ts";
import { FAILURE_TEXTS, STATE_NAMES } from "./rehearsal-labels.ts";
import { RehearsalReport } from "./rehearsal-report.tsx";
import type { RehearsalRow } from "./use-read-and-manage-rehearsals.ts";

/** An earlier rehearsal in one line, with its report below when it is opened. */
export function EarlierRehearsal({ rehearsal }: { rehearsal: RehearsalRow }) {
  const { state, buyers, failure, report, requestedAt } = rehearsal;
  const [name, tone] = STATE_NAMES[state];
  const line = (
    <>
      <Badge tone={tone}>{name}</Badge> {buyers.toLocaleString()}명 · {instantText(requestedAt, Date.now())}
    </>
  );
  if (!report)
    return (
      <li>
        {line}
        {failure && <span className="text-ink-3"> · {FAILURE_TEXTS[failure]}</span>}
      </li>
    );
  return (
    <li>
      <details>
        <summary className="cursor-pointer py-1">{line}</summary>
        <RehearsalReport report={report} />
      </details>
    </li>
  );
}
