import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import ChevronDown from "lucide-react/icons/chevron-down";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import { Badge } from "../../ui/layout/badge.tsx";

export type Question = Reply<"GET /v1/products/{id}/questions">["list"][number];

type QuestionItemProps = {
  question: Question;
  /** True when the reader asked it; a secret question is then shown. */
  isMine?: boolean;
  /** Content above the text: the product asked about. */
  about?: ReactNode;
  /** Content below everything else while open. */
  children?: ReactNode;
};

/** Question with its answer state, first line, author and time; expands to the full text. */
export function QuestionItem({ question, isMine = false, about, children }: QuestionItemProps) {
  if (question.hiddenFor !== null && !isMine) {
    return (
      <div className={`${ROW_CLASS} border-b border-line last:border-0`}>
        <Status question={question} />
        <p className="min-w-0 flex-1 text-body2 text-ink-3">가린 문의예요. 사유: {question.hiddenFor}</p>
        <Asked question={question} />
      </div>
    );
  }
  if (question.isSecret && !isMine) {
    return (
      <div className={`${ROW_CLASS} border-b border-line last:border-0`}>
        <Status question={question} />
        <p className="flex min-w-0 flex-1 items-center gap-1 text-body2 text-ink-3">
          <Lock className="size-3.5 flex-none" aria-hidden />
          비밀글이에요.
        </p>
        <Asked question={question} />
      </div>
    );
  }
  return (
    <details className="group border-b border-line last:border-0">
      <summary className={`${ROW_CLASS} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        <Status question={question} />
        <span className="min-w-0 flex-1 group-open:order-last group-open:basis-full">
          {about && <span className="block truncate text-micro text-ink-3 group-open:hidden">{about}</span>}
          <span className="flex items-center gap-1 text-body2 group-open:items-start">
            {question.isSecret && (
              <Lock
                className="size-3.5 flex-none text-ink-3 group-open:mt-1"
                aria-label="비밀글"
                role="img"
              />
            )}
            <span className="line-clamp-1 wrap-anywhere group-open:line-clamp-none group-open:whitespace-pre-line">
              {question.contents}
            </span>
          </span>
        </span>
        <Asked question={question} isMine={isMine} />
        <ChevronDown
          className="size-4 flex-none text-ink-3 transition-transform duration-(--dur-fade) group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="pb-4">
        {question.hiddenFor !== null && (
          <p className="rounded-md bg-sunken px-4 py-3 text-label text-ink-2">
            다른 분에게는 가린 문의예요. 사유: {question.hiddenFor}
          </p>
        )}
        {question.isEdited && <p className="text-micro text-ink-3">고친 문의예요</p>}
        {question.answer ? (
          <div className="mt-3 rounded-md bg-sunken px-4 py-3">
            <p className="flex items-baseline justify-between gap-3 text-caption">
              <b className="font-semibold text-ink-2">{question.answer.writer} 답변</b>
              <time className="text-micro text-ink-3 tabular-nums" dateTime={question.answer.createdAt}>
                {kstDateOf(question.answer.createdAt).replaceAll("-", ".")}
                {question.answer.isEdited && " 고침"}
              </time>
            </p>
            <p className="mt-1 text-label wrap-anywhere whitespace-pre-line">{question.answer.contents}</p>
          </div>
        ) : (
          <p className="mt-3 text-label text-ink-3">답변을 준비하고 있어요</p>
        )}
        {children}
      </div>
    </details>
  );
}

const ROW_CLASS = "flex min-h-13 flex-wrap items-center gap-2.5 py-2.5";

function Status({ question }: { question: Question }) {
  return question.status === "answered" ? (
    <Badge tone="success">답변완료</Badge>
  ) : (
    <Badge tone="mute">답변대기</Badge>
  );
}

function Asked({ question, isMine = false }: { question: Question; isMine?: boolean }) {
  return (
    <span className="ml-auto flex max-w-[40%] flex-none items-baseline gap-1 text-micro text-ink-3 tabular-nums">
      <span className={`truncate ${isMine ? "font-semibold text-brand-ink" : ""}`}>
        {isMine ? "내 문의" : question.nickname}
      </span>
      <time className="flex-none" dateTime={question.createdAt}>
        · {formatShortDate(kstDateOf(question.createdAt))}
      </time>
    </span>
  );
}
