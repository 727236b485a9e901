import { CHANNEL_NAMES } from "../../../features/messages/message-and-channel-names.ts";
import { MessageScreenTabs } from "../../../features/messages/message-screen-tabs.tsx";
import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { TEMPLATE_RECORD_DEFINITION } from "./template-record-definition.tsx";

export const meta = () => [{ title: "메시지 틀 · 오늘의과일 운영" }];

type View = RecordView<"message-templates">;

const ofChannel = (wanted: keyof typeof CHANNEL_NAMES): View => ({
  view: wanted,
  label: CHANNEL_NAMES[wanted],
  has: ({ channel }) => channel === wanted,
});
const VIEWS: readonly [View, ...View[]] = [
  ofChannel("phone"),
  ofChannel("push"),
  ofChannel("email"),
  {
    view: "unreviewed",
    label: "문자로 가는 것",
    has: ({ channel, isReviewed }) => channel === "phone" && !isReviewed,
  },
];

/** Texts of the shop's notices by channel, with their variables and how they read. */
export default function MessageTemplatesPage() {
  return (
    <RecordListWithEditor
      definition={TEMPLATE_RECORD_DEFINITION}
      path={paths.messageTemplates}
      title="메시지 틀"
      siblings={<MessageScreenTabs current={paths.messageTemplates} />}
      views={VIEWS}
      heads={[{ text: "글" }, { text: "보내는 길" }]}
      emoji="✉️"
      cells={(row) => (
        <>
          <td>
            <span className="line-clamp-1 text-ink-2">{row.text}</span>
          </td>
          <td className="w-24">
            {row.channel === "phone" && (
              <Badge tone={row.isReviewed ? "success" : "warning"}>
                {row.isReviewed ? "알림톡" : "문자로 가요"}
              </Badge>
            )}
          </td>
        </>
      )}
    />
  );
}
