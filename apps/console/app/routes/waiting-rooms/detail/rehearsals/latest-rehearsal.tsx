import { Badge } from "../../../../ui/feedback/badge.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { instantText } from "../../../../ui/format-dates-and-durations.ts";
import { FAILURE_TEXTS, STATE_NAMES } from "./rehearsal-labels.ts";
import { RehearsalReport } from "./rehearsal-report.tsx";
import { isPlaying, type RehearsalRow, useCancelRehearsal } from "./use-read-and-manage-rehearsals.ts";

/** The latest rehearsal: how far it is, with a button to stop it, or its report. */
export function LatestRehearsal({ rehearsal }: { rehearsal: RehearsalRow }) {
  const cancel = useCancelRehearsal();
  const { state, buyers, failure, report, requestedAt } = rehearsal;
  const [name, tone] = STATE_NAMES[state];
  return (
    <section aria-label="최근 리허설" className="mt-4 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <output aria-live="polite">
          <Badge tone={tone}>{name}</Badge>
        </output>
        <span>
          {buyers.toLocaleString()}명 · {instantText(requestedAt, Date.now())}
        </span>
        {isPlaying(rehearsal) && state !== "cancelled" && (
          <Button
            className="ml-auto"
            size="sm"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(rehearsal)}
          >
            멈추기
          </Button>
        )}
      </div>
      {(state === "requested" || state === "running") && (
        <p className="mt-2 text-ink-2">
          복사본을 만들고, 손님이 들어와 기다리고, 사고, 장부를 맞춰 보고 있어요. 보통 1~3분, 길어도
          10분이에요
        </p>
      )}
      {failure && <p className="mt-2 text-danger">{FAILURE_TEXTS[failure]}</p>}
      {state === "cancelled" && <p className="mt-2 text-ink-3">끝나기 전에 멈췄어요. 복사본은 지웠어요</p>}
      {report && <RehearsalReport report={report} />}
    </section>
  );
}
