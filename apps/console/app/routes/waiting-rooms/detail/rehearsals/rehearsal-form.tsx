import { FEWEST_BUYERS, MOST_BUYERS } from "@todayfruit/domain/waiting-rooms/rehearsal-limits-and-states";
import { type FormEvent, useState } from "react";
import { Button } from "../../../../ui/form/button.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { parseNumber } from "../../../../ui/parse-number.ts";
import { type RehearsalPage, useRequestRehearsal } from "./use-read-and-manage-rehearsals.ts";

type RehearsalFormProps = { roomId: number; page: RehearsalPage; latestId: number };

/** Number of buyers and the button that begins; a reason why none can begin now stands below. */
export function RehearsalForm({
  roomId,
  page: { blockedBy, suggestedBuyers },
  latestId,
}: RehearsalFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(suggestedBuyers);
  const [problem, setProblem] = useState<string>();
  const request = useRequestRehearsal(roomId);

  function begin(event: FormEvent) {
    event.preventDefault();
    const buyers = parseNumber(text);
    const isCount = typeof buyers === "number" && Number.isInteger(buyers);
    if (!isCount || buyers < FEWEST_BUYERS || buyers > MOST_BUYERS) {
      setProblem(`${FEWEST_BUYERS}명부터 ${MOST_BUYERS.toLocaleString()}명까지 적어 주세요. 예: 500`);
      return;
    }
    setProblem(undefined);
    if (blockedBy === null) request.mutate({ buyers, after: latestId });
  }

  return (
    <form className="mt-3 flex flex-wrap items-start gap-2" onSubmit={begin} noValidate>
      <TextField
        className="w-40"
        label="가짜 손님 (명)"
        inputMode="numeric"
        value={text}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        className="mt-6.5"
        type="submit"
        tone="primary"
        size="lg"
        busy={request.isPending}
        denied={blockedBy?.message ?? null}
      >
        리허설하기
      </Button>
      {(request.error || blockedBy) && (
        <p
          role={request.error ? "alert" : undefined}
          className={`w-full ${request.error ? "font-medium text-danger" : "text-ink-3"}`}
        >
          {request.error?.message ?? blockedBy?.message}
        </p>
      )}
    </form>
  );
}
