import { InboxFrame } from "../../../features/inbox/frame/inbox-frame.tsx";
import { InboxItem } from "../../../features/inbox/frame/inbox-item.tsx";
import { useIsDone, useSelectedRow } from "../../../features/inbox/frame/use-selected-row.ts";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { ThankYouCardDetail } from "./thank-you-card-detail.tsx";
import { useThankYouCardList } from "./use-thank-you-card-list.ts";

export const meta = () => [{ title: "감사 카드 · 오늘의과일 운영" }];

/** Thank-you cards of receivers of gifts, the newest first: those that their senders see, or those that were hidden. */
export default function CardsPage() {
  const list = useThankYouCardList(useIsDone());
  const rows = list.data?.pages.flatMap((page) => page.list) ?? [];
  const { current, hasLeft, openNext } = useSelectedRow("cards", rows, list);
  return (
    <InboxFrame
      kind="cards"
      list={list}
      currentId={current?.id ?? null}
      hasLeft={hasLeft}
      views={["보이는 카드", "가린 카드"]}
      rows={rows.map((row) => ({
        id: row.id,
        item: (
          <InboxItem
            head={row.productName}
            aside={instantText(row.sentAt, Date.now())}
            contents={row.thanks}
            foot={`${row.receiverName} → ${row.senderName}`}
          />
        ),
      }))}
      thread={current && <ThankYouCardDetail key={current.id} row={current} onMoved={openNext} />}
    />
  );
}
