import { type KeyboardEvent, useRef, useState } from "react";
import { useMe } from "../../../session/use-me.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { ReviewScore } from "../review-score.tsx";
import { useDecideReportOrAppeal } from "./use-decide-report-or-appeal.ts";
import type { ReportKind, ReportRow } from "./use-review-reports-and-appeals.ts";

type ReportThreadProps = { row: ReportRow; kind: ReportKind; onDecided(): void };

/** A reported review with its ground and, once hidden, its writer's objection. */
export function ReviewReportThread({ row, kind, onDecided }: ReportThreadProps) {
  const { appeal } = row;
  const isOpen = kind === "appeals" ? appeal?.status === "requested" : row.status === "requested";
  return (
    <Card
      title={row.productName}
      aside={
        <span className="flex items-center gap-2">
          <ReviewScore score={row.score} /> {instantText(row.createdAt, Date.now())} 신고
        </span>
      }
    >
      <p className="rounded-control bg-sunken px-3.5 py-2.5 text-form whitespace-pre-wrap">{row.contents}</p>
      {row.images.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {row.images.map((image, at) => (
            <img
              key={image}
              src={`/images/160/${image}`}
              alt={`후기 사진 ${at + 1}`}
              className="size-20 rounded-control bg-sunken object-cover"
            />
          ))}
        </p>
      )}
      <p className="mt-3">
        <Badge tone="danger">신고 까닭</Badge> <b className="font-semibold">{row.ground}</b>{" "}
        <span className="text-ink-2">{row.reason}</span>
      </p>
      {row.decision && <p className="mt-2 text-ink-2">알린 말: {row.decision}</p>}
      {appeal && (
        <p className="mt-3 rounded-control bg-warning-tint px-3.5 py-2.5 whitespace-pre-wrap text-warning">
          쓴 분의 이의: “{appeal.contents}”{appeal.decision && ` · 알린 말: ${appeal.decision}`}
        </p>
      )}
      {isOpen && <DecisionForm row={row} kind={kind} onDecided={onDecided} />}
    </Card>
  );
}

const MOST_LETTERS = 300;
const TEXTS = {
  reports: { uphold: "받아들여 가리기", dismiss: "받아들이지 않기" },
  appeals: { uphold: "이의를 받아들여 다시 보이기", dismiss: "그대로 가려 두기" },
} as const;

/** Decides with words: A finds it right, D does not, R goes to the words. */
function DecisionForm({ row, kind, onDecided }: ReportThreadProps) {
  const { may } = useMe();
  const [decision, setDecision] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const path = kind === "appeals" ? ("/appeal" as const) : ("" as const);
  const uphold = useDecideReportOrAppeal(
    `PUT /operator/v1/review-reports/{id}${path}/uphold`,
    "받아들였어요",
    onDecided,
  );
  const dismiss = useDecideReportOrAppeal(
    `PUT /operator/v1/review-reports/{id}${path}/dismiss`,
    "받아들이지 않았어요",
    onDecided,
  );
  const isBusy = uphold.isPending || dismiss.isPending;
  const denied = may("claims.decide") ? null : "판단할 권한이 없어요";
  const decide = (how: typeof uphold) => {
    if (isBusy || denied) return;
    if (decision.trim() === "") {
      setProblem("까닭을 적어 주세요. 쓴 분이나 신고한 분이 읽어요");
      words.current?.focus();
      return;
    }
    how.mutate({ id: row.id, decision: decision.trim() });
  };
  useShortcut("KeyA", () => decide(uphold));
  useShortcut("KeyD", () => decide(dismiss));
  useShortcut("KeyR", () => words.current?.focus());
  const error = uphold.error ?? dismiss.error;
  return (
    <div className="mt-4 flex flex-col gap-3">
      <TextAreaField
        ref={words}
        label="까닭"
        hint="쓴 분이나 신고한 분이 읽어요"
        maxLength={MOST_LETTERS}
        value={decision}
        error={problem ?? undefined}
        onChange={({ target }) => {
          setDecision(target.value);
          setProblem(null);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => {
          if (event.key === "Escape") event.currentTarget.blur();
        }}
      />
      {error && (
        <p role="alert" className="font-medium text-danger">
          {error.message}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button
          tone="primary"
          shortcut="A"
          busy={uphold.isPending}
          denied={denied}
          onClick={() => decide(uphold)}
        >
          {TEXTS[kind].uphold}
        </Button>
        <Button shortcut="D" busy={dismiss.isPending} denied={denied} onClick={() => decide(dismiss)}>
          {TEXTS[kind].dismiss}
        </Button>
      </p>
    </div>
  );
}
