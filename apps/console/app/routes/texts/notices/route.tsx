import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { TextScreenTabs } from "../../../features/texts/text-screen-tabs.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { NOTICE_RECORD_DEFINITION } from "./notice-record-definition.tsx";

export const meta = () => [{ title: "공지 · 오늘의과일 운영" }];

type View = RecordView<"notices">;

const VIEWS: readonly [View, ...View[]] = [
  { view: "shown", label: "올린 것", has: ({ publishedAt }, now) => Date.parse(publishedAt) <= now },
  { view: "scheduled", label: "예정", has: ({ publishedAt }, now) => Date.parse(publishedAt) > now },
];

/** Notices to shoppers. */
export default function NoticesPage() {
  return (
    <RecordListWithEditor
      definition={NOTICE_RECORD_DEFINITION}
      path={paths.notices}
      title="공지"
      siblings={<TextScreenTabs current={paths.notices} />}
      views={VIEWS}
      heads={[{ text: "갈래" }, { text: "올리는 때" }]}
      emoji="📌"
      cells={(row, now) => (
        <>
          <td>
            {row.type} {row.isPinned && <Badge tone="success">맨 위</Badge>}
          </td>
          <td className="number whitespace-nowrap">{instantText(row.publishedAt, now)}</td>
        </>
      )}
    />
  );
}
