import type { ProduceNotice } from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import { MessageScreenTabs } from "../../../features/messages/message-screen-tabs.tsx";
import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { paths } from "../../../paths.ts";
import { NOTICE_NAMES, PRODUCE_RULE_RECORD_DEFINITION } from "./produce-rule-record-definition.tsx";

export const meta = () => [{ title: "후숙·보관 알림 · 오늘의과일 운영" }];

type View = RecordView<"produce-notice-rules">;

const VIEWS: readonly [View, ...View[]] = [
  { view: "all", label: "모두", has: () => true },
  { view: "ripe", label: NOTICE_NAMES.ripe, has: ({ notice }) => notice === "ripe" },
  { view: "storage", label: NOTICE_NAMES.storage, has: ({ notice }) => notice === "storage" },
  { view: "discard", label: NOTICE_NAMES.discard, has: ({ notice }) => notice === "discard" },
];

/** Rules by which members are told at 09:00 when their produce is ripe, how it keeps, and when to eat it by. */
export default function ProduceRulesPage() {
  return (
    <RecordListWithEditor
      definition={PRODUCE_RULE_RECORD_DEFINITION}
      path={paths.produceNotices}
      title="후숙·보관 알림"
      siblings={<MessageScreenTabs current={paths.produceNotices} />}
      views={VIEWS}
      heads={[{ text: "과일" }, { text: "알림" }, { text: "때", align: "right" }]}
      emoji="🌿"
      cells={({ name, storage, notice, days }) => (
        <>
          <td>
            {name}
            {storage !== null && <span className="text-micro text-ink-3"> · {storage}</span>}
          </td>
          <td className="whitespace-nowrap">{NOTICE_NAMES[notice]}</td>
          <td className="number text-right whitespace-nowrap">{daysText(notice, days)}</td>
        </>
      )}
    />
  );
}

function daysText(notice: ProduceNotice, days: number): string {
  if (notice === "discard") return `${days}일 안에`;
  return days === 0 ? "받은 날" : `${days}일 뒤`;
}
