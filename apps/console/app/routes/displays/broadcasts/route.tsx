import { DisplayScreenTabs } from "../../../features/displays/display-screen-tabs.tsx";
import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { paths } from "../../../paths.ts";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { BROADCAST_RECORD_DEFINITION } from "./broadcast-record-definition.tsx";
import { deriveBroadcastLink } from "./derive-broadcast-link.ts";

export const meta = () => [{ title: "라이브 방송 · 오늘의과일 운영" }];

const VIEWS: readonly [RecordView<"broadcasts">, ...RecordView<"broadcasts">[]] = [
  { view: "all", label: "모두", has: () => true },
  { view: "ahead", label: "앞으로", has: ({ startsAt }, now) => Date.parse(startsAt) > now },
];

/** Live broadcasts with the links that lead from them into the shop. */
export default function BroadcastsPage() {
  return (
    <RecordListWithEditor
      definition={BROADCAST_RECORD_DEFINITION}
      path={paths.broadcasts}
      title="라이브 방송"
      siblings={<DisplayScreenTabs current={paths.broadcasts} />}
      views={VIEWS}
      heads={[{ text: "링크" }, { text: "시작" }]}
      emoji="📡"
      cells={(row, now) => (
        <>
          <td className="text-ink-2">{deriveBroadcastLink(row)}</td>
          <td className="number">{instantText(row.startsAt, now)}</td>
        </>
      )}
    />
  );
}
