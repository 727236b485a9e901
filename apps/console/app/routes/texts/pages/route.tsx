import { PERIOD_VIEWS } from "../../../features/records/classify-record-period.ts";
import { EndNowSwitch } from "../../../features/records/end-now-switch.tsx";
import { PeriodTimeline } from "../../../features/records/period-timeline.tsx";
import { RecordListWithEditor } from "../../../features/records/record-list-with-editor.tsx";
import { TextScreenTabs } from "../../../features/texts/text-screen-tabs.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { PAGE_RECORD_DEFINITION } from "./page-record-definition.tsx";

export const meta = () => [{ title: "글 페이지 · 오늘의과일 운영" }];

/** Pages of text by their period. */
export default function TextPagesPage() {
  const { may } = useMe();
  return (
    <RecordListWithEditor
      definition={PAGE_RECORD_DEFINITION}
      path={paths.textPages}
      title="글 페이지"
      siblings={<TextScreenTabs current={paths.textPages} />}
      views={PERIOD_VIEWS}
      heads={[{ text: "주소" }, { text: "보이는 때" }, { text: "켬" }]}
      emoji="📄"
      cells={(row, now) => (
        <>
          <td className="text-ink-2">/pages/{row.slug}</td>
          <td>
            <PeriodTimeline beginsAt={row.beginsAt} endsAt={row.endsAt} now={now} />
          </td>
          <td className="w-16">
            <EndNowSwitch noun="pages" row={row} name={row.title} isHeld={!may("displays.edit")} />
          </td>
        </>
      )}
    />
  );
}
