import { InboxFrame } from "../../../features/inbox/frame/inbox-frame.tsx";
import { InboxItem } from "../../../features/inbox/frame/inbox-item.tsx";
import { useIsDone, useSelectedRow } from "../../../features/inbox/frame/use-selected-row.ts";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { QuestionThread } from "./question-thread.tsx";
import { useQuestions } from "./use-questions.ts";

export const meta = () => [{ title: "상품 문의 · 오늘의과일 운영" }];

/** Questions about products; after an answer the next one opens by itself. */
export default function QuestionsPage() {
  const isDone = useIsDone();
  const list = useQuestions(isDone ? "answered" : "waiting");
  const rows = list.data?.pages.flatMap((page) => page.list) ?? [];
  const { current, hasLeft, openNext } = useSelectedRow("questions", rows, list);
  return (
    <InboxFrame
      kind="questions"
      list={list}
      currentId={current?.id ?? null}
      hasLeft={hasLeft}
      views={["답변 기다림", "답변함"]}
      rows={rows.map((row) => ({
        id: row.id,
        item: (
          <InboxItem
            head={row.productName}
            aside={instantText(row.createdAt, Date.now())}
            contents={row.contents}
            foot={row.nickname}
          />
        ),
      }))}
      thread={current && <QuestionThread key={current.id} row={current} onAnswered={openNext} />}
    />
  );
}
