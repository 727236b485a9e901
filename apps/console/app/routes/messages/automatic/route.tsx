import { MessageScreenTabs } from "../../../features/messages/message-screen-tabs.tsx";
import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { AUTOMATIC_RECORD_DEFINITION } from "./automatic-record-definition.tsx";

export const meta = () => [{ title: "저절로 보내는 메시지 · 오늘의과일 운영" }];

type View = RecordView<"abandoned-cart-messages">;

const VIEWS: readonly [View, ...View[]] = [
  { view: "all", label: "모두", has: () => true },
  { view: "on", label: "켜짐", has: ({ isOn }) => isOn },
  { view: "off", label: "꺼짐", has: ({ isOn }) => !isOn },
];

/** Messages that go on their own to members who left goods in the cart. */
export default function AutomaticMessagesPage() {
  return (
    <RecordListWithEditor
      definition={AUTOMATIC_RECORD_DEFINITION}
      path={paths.automaticMessages}
      title="저절로 보내는 메시지"
      siblings={<MessageScreenTabs current={paths.automaticMessages} />}
      views={VIEWS}
      heads={[{ text: "때" }, { text: "상태" }]}
      emoji="🛒"
      cells={(row) => (
        <>
          <td className="number whitespace-nowrap">담고 {row.afterHours}시간 뒤</td>
          <td className="w-20">
            <Badge tone={row.isOn ? "success" : "neutral"}>{row.isOn ? "켜짐" : "꺼짐"}</Badge>
          </td>
        </>
      )}
    />
  );
}
