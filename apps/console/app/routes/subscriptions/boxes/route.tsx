import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { useContents } from "../../../features/displays/use-contents-by-ids-or-search.ts";
import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { useRecords } from "../../../features/records/use-list-and-delete-records.ts";
import { SubscriptionScreenTabs } from "../../../features/subscriptions/subscription-screen-tabs.tsx";
import { paths } from "../../../paths.ts";
import { SEASON_BOX_RECORD_DEFINITION } from "./season-box-record-definition.tsx";

export const meta = () => [{ title: "제철 꾸러미 · 오늘의과일 운영" }];

type View = RecordView<"season-boxes">;

const thisMonth = (now: number) => kstDateOf(new Date(now).toISOString()).slice(0, 7);
const VIEWS: readonly [View, ...View[]] = [
  { view: "next", label: "이번 달부터", has: ({ month }, now) => month >= thisMonth(now) },
  { view: "past", label: "지난 달", has: ({ month }, now) => month < thisMonth(now) },
];

/** Lists the contents of the boxes of the season by month, with the day from which they are final. */
export default function SeasonBoxesPage() {
  const boxes = useRecords("season-boxes").data ?? [];
  const products = useContents("productIds", [...new Set(boxes.map(({ productId }) => productId))]);
  const names = new Map(products.data?.map(({ id, name }) => [id, name]));
  return (
    <RecordListWithEditor
      definition={SEASON_BOX_RECORD_DEFINITION}
      path={paths.seasonBoxes}
      title="제철 꾸러미"
      siblings={<SubscriptionScreenTabs current={paths.seasonBoxes} />}
      views={VIEWS}
      heads={[{ text: "담는 것" }, { text: "상품" }, { text: "정해지는 날", align: "right" }]}
      emoji="🧺"
      cells={({ productId, settlesOn }) => (
        <>
          <td>{names.get(productId) ?? productId}</td>
          <td className="number text-right whitespace-nowrap">{formatMonthDay(settlesOn)}</td>
        </>
      )}
    />
  );
}
