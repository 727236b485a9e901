import { paths } from "../../paths.ts";
import { useMe } from "../../session/use-me.ts";
import { TabLinks } from "../../ui/layout/tab-links.tsx";

/** Links between the screens of subscriptions that the operator may see. */
export function SubscriptionScreenTabs({ current }: { current: string }) {
  const { may } = useMe();
  return (
    <TabLinks
      label="정기배송 화면"
      current={current}
      tabs={[
        ...(may("members.read") ? [{ to: paths.subscriptions(), label: "받는 분" }] : []),
        { to: paths.sellingPlans, label: "파는 상품" },
        { to: paths.seasonBoxes, label: "제철 꾸러미" },
      ]}
    />
  );
}
