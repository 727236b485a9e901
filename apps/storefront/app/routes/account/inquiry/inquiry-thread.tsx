import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { Fragment, useEffect, useEffectEvent } from "react";
import { api } from "../../../api/browser-api.ts";
import { answerDueText } from "../../../features/inquiries/answer-due-text.ts";
import type { Inquiry } from "../../../features/inquiries/inquiry-types.ts";
import { serverClock } from "../../../server-clock/server-clock.ts";
import { AnswerFeedback } from "./answer-feedback.tsx";
import { FollowUpField } from "./follow-up-field.tsx";
import { InquiredProduct } from "./inquired-product.tsx";
import { MessageBubble } from "./message-bubble.tsx";

/** Texts of an inquiry by day, mine on the right; opening it marks its answers as read. */
export function InquiryThread({ inquiry }: { inquiry: Inquiry }) {
  const { id, messages, state } = inquiry;
  const queries = useQueryClient();
  const reading = useMutation({
    mutationFn: () => api("PUT /v1/app-users/inquiries/{id}/read", { path: { id } }),
    onSuccess: (read) => {
      queries.setQueryData(["inquiry", id], read);
      void queries.invalidateQueries({ queryKey: ["inquiries"] });
    },
  });
  const markRead = useEffectEvent(() => reading.mutate());
  const isNew = state === "newAnswer";
  useEffect(() => {
    if (isNew) markRead();
  }, [isNew]);
  const dayOf = (at: number) => kstDateOf(messages[at]?.createdAt ?? new Date(0).toISOString());
  return (
    <div className="flex min-h-[calc(100dvh-3.25rem)] flex-col bg-surface">
      {inquiry.product && <InquiredProduct product={inquiry.product} />}
      <div className="flex grow flex-col gap-3 px-gutter pt-4 pb-6" role="log" aria-label="문의한 글과 답변">
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            {(at === 0 || dayOf(at) !== dayOf(at - 1)) && (
              <p className="py-2 text-center tabular text-label text-ink-3">{formatFullDate(dayOf(at))}</p>
            )}
            <MessageBubble message={message} />
          </Fragment>
        ))}
        {inquiry.answerDue !== null && (
          <p className="text-center text-label text-ink-3">
            {answerDueText(inquiry.answerDue, new Date(serverClock.now()).toISOString())}
          </p>
        )}
      </div>
      {state !== "waiting" && <AnswerFeedback inquiry={inquiry} />}
      <FollowUpField inquiryId={id} />
    </div>
  );
}
