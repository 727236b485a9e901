import { groupText } from "../../../features/displays/display-group-labels-and-content-fields.ts";
import { DisplayScreenTabs } from "../../../features/displays/display-screen-tabs.tsx";
import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { paths } from "../../../paths.ts";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { PROMOTION_RECORD_DEFINITION } from "./promotion-record-definition.tsx";

export const meta = () => [{ title: "기획전 · 오늘의과일 운영" }];

const VIEWS: readonly [RecordView<"display-groups">, ...RecordView<"display-groups">[]] = [
  { view: "all", label: "모두", has: () => true },
  {
    view: "ending",
    label: "끝이 있는 것",
    has: ({ endsAt }, now) => endsAt !== null && Date.parse(endsAt) > now,
  },
  { view: "ended", label: "끝남", has: ({ endsAt }, now) => endsAt !== null && Date.parse(endsAt) <= now },
];

/** Display groups, each with a page of the shop of its own. */
export default function PromotionsPage() {
  return (
    <RecordListWithEditor
      definition={PROMOTION_RECORD_DEFINITION}
      path={paths.promotions}
      title="기획전·묶음"
      siblings={<DisplayScreenTabs current={paths.promotions} />}
      views={VIEWS}
      heads={[{ text: "모양" }, { text: "주소" }, { text: "끝" }]}
      emoji="🧺"
      cells={(row) => (
        <>
          <td className="whitespace-nowrap">{groupText(row)}</td>
          <td className="number text-ink-2">/displays/{row.id}</td>
          <td className="number">{row.endsAt === null ? "끝없이" : shortDay(row.endsAt)}</td>
        </>
      )}
    />
  );
}
