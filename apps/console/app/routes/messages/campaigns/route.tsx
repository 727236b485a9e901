import { CHANNEL_NAMES } from "../../../features/messages/message-and-channel-names.ts";
import { MessageScreenTabs } from "../../../features/messages/message-screen-tabs.tsx";
import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { CAMPAIGN_RECORD_DEFINITION } from "./campaign-record-definition.tsx";

export const meta = () => [{ title: "캠페인 · 오늘의과일 운영" }];

type View = RecordView<"campaigns">;

const VIEWS: readonly [View, ...View[]] = [
  { view: "all", label: "모두", has: () => true },
  { view: "draft", label: "초안", has: ({ sendAt, isCancelled }) => sendAt === null && !isCancelled },
  {
    view: "scheduled",
    label: "예약",
    has: ({ sendAt, isCancelled }, now) => sendAt !== null && Date.parse(sendAt) > now && !isCancelled,
  },
  {
    view: "begun",
    label: "보낸 것",
    has: ({ sendAt, isCancelled }, now) => sendAt !== null && Date.parse(sendAt) <= now && !isCancelled,
  },
  { view: "cancelled", label: "멈춤", has: ({ isCancelled }) => isCancelled },
];

/** Campaigns to members who consented to advertising. */
export default function CampaignsPage() {
  return (
    <RecordListWithEditor
      definition={CAMPAIGN_RECORD_DEFINITION}
      path={paths.campaigns}
      title="캠페인"
      siblings={<MessageScreenTabs current={paths.campaigns} />}
      views={VIEWS}
      heads={[{ text: "길" }, { text: "때" }]}
      emoji="📣"
      cells={(row, now) => (
        <>
          <td className="text-ink-2">{row.channels.map((channel) => CHANNEL_NAMES[channel]).join(", ")}</td>
          <td className="number whitespace-nowrap">
            {row.isCancelled ? (
              <Badge>멈춤</Badge>
            ) : row.sendAt === null ? (
              <Badge tone="outline">초안</Badge>
            ) : (
              instantText(row.sendAt, now)
            )}
          </td>
        </>
      )}
    />
  );
}
