import { useSearchParams } from "react-router";
import { Card } from "../../../ui/layout/card.tsx";
import { MemberClaims } from "./history/member-claims.tsx";
import { MemberOrders } from "./history/member-orders.tsx";
import { MemberPointsAndCoupons } from "./history/member-points-and-coupons.tsx";
import { MemberQuestionsAndReviews } from "./history/member-questions-and-reviews.tsx";
import type { Member } from "./use-member.ts";

/** What a member did, the latest twenty of each, by tab; the tab is in the address. */
export function HistoryTabs({ member }: { member: Member }) {
  const [query, setQuery] = useSearchParams();
  const tabs = [
    {
      tab: "orders",
      label: "주문",
      count: member.orderCount,
      contents: <MemberOrders orders={member.orders} />,
    },
    {
      tab: "points",
      label: "포인트·쿠폰",
      count: member.couponCount,
      contents: <MemberPointsAndCoupons member={member} />,
    },
    {
      tab: "claims",
      label: "취소·반품",
      count: member.claims.length,
      contents: <MemberClaims claims={member.claims} />,
    },
    {
      tab: "voices",
      label: "문의·후기",
      count: member.voices.length,
      contents: <MemberQuestionsAndReviews voices={member.voices} />,
    },
  ];
  const [first] = tabs;
  const shown = tabs.find(({ tab }) => tab === query.get("tab")) ?? first;
  return (
    <Card title="지나온 일">
      <div role="tablist" aria-label="지나온 일" className="mb-2 flex overflow-x-auto inset-shadow-line">
        {tabs.map(({ tab, label, count }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === shown?.tab}
            aria-controls="member-history"
            className="flex h-9 flex-none items-center gap-1.5 border-b-2 border-transparent px-2.5 font-medium text-ink-2 hover:text-ink aria-selected:border-brand aria-selected:font-semibold aria-selected:text-ink max-desk:h-11"
            onClick={() => setQuery({ tab }, { replace: true, preventScrollReset: true })}
          >
            {label}
            {count > 0 && <span className="number rounded-full bg-sunken px-1.5 text-nano/4">{count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="member-history" aria-labelledby={`tab-${shown?.tab}`}>
        {shown?.contents}
      </div>
    </Card>
  );
}
