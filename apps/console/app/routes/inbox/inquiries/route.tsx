import { INQUIRY_KIND_NAMES } from "@todayfruit/domain/inquiries/inquiry-kinds-and-states";
import { InboxFrame } from "../../../features/inbox/frame/inbox-frame.tsx";
import { InboxItem } from "../../../features/inbox/frame/inbox-item.tsx";
import { useIsDone, useSelectedRow } from "../../../features/inbox/frame/use-selected-row.ts";
import { waitText } from "../../../ui/format-dates-and-durations.ts";
import { InquiryThread } from "./inquiry-thread.tsx";
import { useInquiries } from "./use-inquiries.ts";

export const meta = () => [{ title: "1:1 문의 · 오늘의과일 운영" }];

/** Inquiries of members and guests; after an answer the next one opens by itself. */
export default function InquiriesPage() {
  const isDone = useIsDone();
  const list = useInquiries(isDone ? "answered" : "waiting");
  const rows = list.data?.pages.flatMap((page) => page.list) ?? [];
  const { current, hasLeft, openNext } = useSelectedRow("inquiries", rows, list);
  return (
    <InboxFrame
      kind="inquiries"
      list={list}
      currentId={current?.id ?? null}
      hasLeft={hasLeft}
      views={["답변 기다림", "답변함"]}
      rows={rows.map((row) => ({
        id: row.id,
        item: (
          <InboxItem
            head={`${row.memberName ?? "탈퇴한 회원"} · ${INQUIRY_KIND_NAMES[row.kind]}`}
            aside={waitText(row.waitsSince ?? row.createdAt, Date.now())}
            contents={row.contents}
          />
        ),
      }))}
      thread={current && <InquiryThread key={current.id} row={current} onAnswered={openNext} />}
    />
  );
}
