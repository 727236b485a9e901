import { type KeyboardEvent, useState } from "react";
import { useMe } from "../../../session/use-me.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { instantText } from "../../../ui/time-text.ts";
import { type QuestionRow, useAnswer } from "./use-questions.ts";

const MOST_LETTERS = 1000;

/** One question with its answer, or the field to write one; ⌘ or Ctrl and Enter send it. */
export function QuestionThread({ row, onAnswered }: { row: QuestionRow; onAnswered(): void }) {
  const { may } = useMe();
  const [contents, setContents] = useState("");
  const answer = useAnswer(onAnswered);
  const isEmpty = contents.trim() === "";
  const send = () => {
    if (!isEmpty && !answer.isPending) answer.mutate({ id: row.id, contents: contents.trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) send();
  };
  return (
    <Card
      title={row.productName}
      aside={
        <span className="flex items-center gap-2">
          {row.isSecret && <Badge tone="outline">비밀 문의</Badge>}
          {row.nickname} · {instantText(row.createdAt, Date.now())}
        </span>
      }
    >
      <p className="text-form whitespace-pre-wrap">{row.contents}</p>
      {row.answer ? (
        <div className="mt-4 rounded-control bg-sunken px-3 py-2.5">
          <p className="text-micro text-ink-3">
            {row.answer.writer} · {instantText(row.answer.createdAt, Date.now())}
          </p>
          <p className="text-form whitespace-pre-wrap">{row.answer.contents}</p>
        </div>
      ) : (
        <>
          <textarea
            aria-label="답변"
            className="mt-4 block min-h-30 w-full rounded-control bg-surface px-2.5 py-2 text-form inset-shadow-outline focus:inset-shadow-focus focus:outline-none"
            maxLength={MOST_LETTERS}
            placeholder="물어본 분이 읽을 답변"
            value={contents}
            onChange={({ target }) => setContents(target.value)}
            onKeyDown={onKeyDown}
          />
          {answer.error && (
            <p role="alert" className="mt-2 font-medium text-danger">
              {answer.error.message}
            </p>
          )}
          <p className="mt-2 flex items-center gap-2">
            <Button
              tone="primary"
              busy={answer.isPending}
              denied={may("claims.decide") ? (isEmpty ? "답변을 적어 주세요" : null) : "답변할 권한이 없어요"}
              onClick={send}
            >
              답변 보내기
            </Button>
            <span className="text-micro text-ink-3 max-desk:hidden">Ctrl 또는 ⌘과 Enter</span>
          </p>
        </>
      )}
    </Card>
  );
}
