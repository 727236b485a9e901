import { DisplayScreenTabs } from "../../../features/displays/display-screen-tabs.tsx";
import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { VIDEO_RECORD_DEFINITION } from "./video-record-definition.tsx";

export const meta = () => [{ title: "영상 · 오늘의과일 운영" }];

const VIEWS: readonly [RecordView<"videos">, ...RecordView<"videos">[]] = [
  {
    view: "shown",
    label: "보이는 중",
    has: ({ isHidden, publishedAt }, now) => !isHidden && Date.parse(publishedAt) <= now,
  },
  { view: "hidden", label: "숨김", has: ({ isHidden }) => isHidden },
  { view: "all", label: "모두", has: () => true },
];

/** Short videos of products: shown ones and hidden ones. */
export default function VideosPage() {
  return (
    <RecordListWithEditor
      definition={VIDEO_RECORD_DEFINITION}
      path={paths.videos}
      title="영상"
      siblings={<DisplayScreenTabs current={paths.videos} />}
      views={VIEWS}
      picture={({ thumbnail }) => (
        <img
          src={`/images/160/${thumbnail}`}
          alt=""
          loading="lazy"
          className="h-14 w-10 flex-none rounded-control bg-sunken object-cover"
        />
      )}
      heads={[{ text: "상품", align: "right" }, { text: "올린 때" }, { text: "상태" }]}
      emoji="🎬"
      cells={(row) => (
        <>
          <td className="number text-right">{row.productIds.length}</td>
          <td className="number">{shortDay(row.publishedAt)}</td>
          <td>
            <Badge tone={row.isHidden ? "neutral" : "success"}>{row.isHidden ? "숨김" : "보여요"}</Badge>
          </td>
        </>
      )}
    />
  );
}
