import { DisplayScreenTabs } from "../../../features/displays/display-screen-tabs.tsx";
import { PERIOD_VIEWS } from "../../../features/records/classify-record-period.ts";
import { EndNowSwitch } from "../../../features/records/end-now-switch.tsx";
import { PeriodTimeline } from "../../../features/records/period-timeline.tsx";
import { RecordListWithEditor } from "../../../features/records/record-list-with-editor.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { BANNER_RECORD_DEFINITION } from "./banner-record-definition.tsx";

export const meta = () => [{ title: "배너 · 오늘의과일 운영" }];

/** Banners by their period, each with its picture and where it leads. */
export default function BannersPage() {
  const { may } = useMe();
  return (
    <RecordListWithEditor
      definition={BANNER_RECORD_DEFINITION}
      path={paths.banners}
      title="배너"
      siblings={<DisplayScreenTabs current={paths.banners} />}
      views={PERIOD_VIEWS}
      picture={({ image }) => (
        <img
          src={`/images/320/${image}`}
          alt=""
          loading="lazy"
          className="h-14 w-24 flex-none rounded-control bg-sunken object-cover"
        />
      )}
      heads={[{ text: "누르면" }, { text: "보이는 때" }, { text: "켬" }]}
      emoji="🖼️"
      cells={(row, now) => (
        <>
          <td className="text-ink-2">{row.href}</td>
          <td>
            <PeriodTimeline beginsAt={row.beginsAt} endsAt={row.endsAt} now={now} />
          </td>
          <td className="w-16">
            <EndNowSwitch noun="banners" row={row} name={row.title} isHeld={!may("displays.edit")} />
          </td>
        </>
      )}
    />
  );
}
