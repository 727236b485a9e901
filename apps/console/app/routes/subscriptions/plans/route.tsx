import { useContents } from "../../../features/displays/use-contents-by-ids-or-search.ts";
import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { useRecords } from "../../../features/records/use-list-and-delete-records.ts";
import { SubscriptionScreenTabs } from "../../../features/subscriptions/subscription-screen-tabs.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { sellingPlanRecordDefinition } from "./selling-plan-record-definition.tsx";

export const meta = () => [{ title: "정기배송으로 파는 상품 · 오늘의과일 운영" }];

type View = RecordView<"selling-plans">;

const VIEWS: readonly [View, ...View[]] = [
  { view: "all", label: "모두", has: () => true },
  { view: "open", label: "새로 받음", has: ({ isOpen }) => isOpen },
  { view: "closed", label: "받는 분만", has: ({ isOpen }) => !isOpen },
];

/** Products that members may get again and again: options, intervals, and whether anybody new may begin. */
export default function SellingPlansPage() {
  const plans = useRecords("selling-plans").data ?? [];
  const products = useContents(
    "productIds",
    plans.map(({ productId }) => productId),
  );
  const names = new Map(products.data?.map(({ id, name }) => [id, name]));
  return (
    <RecordListWithEditor
      definition={sellingPlanRecordDefinition(names)}
      path={paths.sellingPlans}
      title="정기배송으로 파는 상품"
      siblings={<SubscriptionScreenTabs current={paths.sellingPlans} />}
      views={VIEWS}
      heads={[{ text: "상품" }, { text: "주기" }, { text: "상태" }]}
      emoji="📦"
      cells={({ intervals, isBox, isOpen }) => (
        <>
          <td className="whitespace-nowrap">{intervals.map((weeks) => `${weeks}주`).join(" · ")}</td>
          <td className="whitespace-nowrap">
            <Badge tone={isOpen ? "success" : "neutral"}>{isOpen ? "새로 받음" : "받는 분만"}</Badge>{" "}
            {isBox && <Badge tone="outline">제철 꾸러미</Badge>}
          </td>
        </>
      )}
    />
  );
}
