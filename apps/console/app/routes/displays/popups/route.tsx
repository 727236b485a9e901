import { DisplayScreenTabs } from "../../../features/displays/display-screen-tabs.tsx";
import { VARIANT_LABELS } from "../../../features/preview/variant-labels.ts";
import { PERIOD_VIEWS } from "../../../features/records/classify-record-period.ts";
import { EndNowSwitch } from "../../../features/records/end-now-switch.tsx";
import { PeriodTimeline } from "../../../features/records/period-timeline.tsx";
import { RecordListWithEditor } from "../../../features/records/record-list-with-editor.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { POPUP_RECORD_DEFINITION } from "./popup-record-definition.tsx";

export const meta = () => [{ title: "팝업 · 오늘의과일 운영" }];

const ALL_FACES = Object.keys(VARIANT_LABELS).length;

/** Popups of the home by their period. */
export default function PopupsPage() {
  const { may } = useMe();
  return (
    <RecordListWithEditor
      definition={POPUP_RECORD_DEFINITION}
      path={paths.popups}
      title="팝업"
      siblings={<DisplayScreenTabs current={paths.popups} />}
      views={PERIOD_VIEWS}
      heads={[{ text: "얼굴" }, { text: "보이는 때" }, { text: "켬" }]}
      emoji="💬"
      cells={(row, now) => (
        <>
          <td>
            {row.variants.length === ALL_FACES
              ? "네 얼굴"
              : row.variants.map((face) => VARIANT_LABELS[face]).join(", ")}
          </td>
          <td>
            <PeriodTimeline beginsAt={row.beginsAt} endsAt={row.endsAt} now={now} />
          </td>
          <td className="w-16">
            <EndNowSwitch noun="popups" row={row} name={row.title} isHeld={!may("displays.edit")} />
          </td>
        </>
      )}
    />
  );
}
