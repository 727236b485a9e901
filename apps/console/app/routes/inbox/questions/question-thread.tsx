import { AnswerBox } from "../../../features/inbox/answering/answer-box.tsx";
import { WrittenAnswer } from "../../../features/inbox/answering/written-answer.tsx";
import { useMe } from "../../../session/use-me.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { useAnswerQuestion } from "./use-answer-question.ts";
import type { QuestionRow } from "./use-questions.ts";

/** One question about a product with its answer, or the field to write one. */
export function QuestionThread({ row, onAnswered }: { row: QuestionRow; onAnswered(): void }) {
  const { may } = useMe();
  const answer = useAnswerQuestion(onAnswered);
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
        <WrittenAnswer {...row.answer} />
      ) : (
        <AnswerBox
          kind="question"
          values={{ 닉네임: row.nickname, 상품: row.productName }}
          isSending={answer.isPending}
          error={answer.error}
          denied={may("claims.decide") ? null : "답변할 권한이 없어요"}
          onSend={(contents) => answer.mutate({ id: row.id, contents })}
        />
      )}
    </Card>
  );
}
