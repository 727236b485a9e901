import { DisplayScreenTabs } from "../../../features/displays/display-screen-tabs.tsx";
import { STOREFRONT_NAMES } from "../../../features/preview/storefront-names.ts";
import { EndNowSwitch } from "../../../features/records/end-now-switch.tsx";
import { PeriodBar } from "../../../features/records/period-bar.tsx";
import { PERIOD_VIEWS } from "../../../features/records/period-state-and-list-views.ts";
import { RecordScreen } from "../../../features/records/record-screen.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { POPUP_RECORD_DEFINITION } from "./popup-record-definition.tsx";

export const meta = () => [{ title: "팝업 · 오늘의과일 운영" }];

const ALL_FACES = Object.keys(STOREFRONT_NAMES).length;

/** Popups of the home by their period. */
export default function PopupsPage() {
  const { may } = useMe();
  return (
    <RecordScreen
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
              : row.variants.map((face) => STOREFRONT_NAMES[face]).join(", ")}
          </td>
          <td>
            <PeriodBar beginsAt={row.beginsAt} endsAt={row.endsAt} now={now} />
          </td>
          <td className="w-16">
            <EndNowSwitch noun="popups" row={row} name={row.title} isHeld={!may("displays.edit")} />
          </td>
        </>
      )}
    />
  );
}
