import { Button } from "../../ui/form/button.tsx";
import { instantText } from "../../ui/format-dates-and-durations.ts";
import { Card } from "../../ui/layout/card.tsx";
import { type ScheduledChange, useCancelChange } from "./use-cancellable-scheduled-changes.ts";

type ScheduledChangesProps = {
  changes: readonly ScheduledChange[];
  /** Names of the kinds of records. */
  nouns: Readonly<Record<string, string>>;
  denied: string | null;
  /** Shows the instant of a change; absent where nothing is previewed. */
  onShow?: (at: string) => void;
};

/** Changes that wait for their instant, each with the way to look at it and to cancel it. */
export function ScheduledChangesCard({ changes, nouns, denied, onShow }: ScheduledChangesProps) {
  const cancel = useCancelChange();
  const now = Date.now();
  return (
    <Card title={`예약 ${changes.length}`}>
      <ul className="-mx-4 -mb-4">
        {changes.map(({ id, noun, rowCount, reason, effectiveAt, operatorName }) => {
          const when = instantText(effectiveAt, now);
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-4 py-2"
            >
              <span className="min-w-0 flex-1">
                <b className="number font-semibold">{when}</b> {reason}
                <span className="block text-micro text-ink-3">
                  {nouns[noun] ?? noun} {rowCount}개 · {operatorName ?? "명령"}
                </span>
              </span>
              {onShow && (
                <Button
                  size="sm"
                  aria-label={`${when} ${reason} 이때로 보기`}
                  onClick={() => onShow(effectiveAt)}
                >
                  이때로 보기
                </Button>
              )}
              <Button
                size="sm"
                tone="danger"
                denied={denied}
                busy={cancel.isPending && cancel.variables === id}
                aria-label={`${when} ${reason} 거두기`}
                onClick={() => cancel.mutate(id)}
              >
                거두기
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
