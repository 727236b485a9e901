import { useState } from "react";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import herb from "../../../assets/emoji/herb.webp";
import box from "../../../assets/emoji/package.webp";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { useSubscriptions } from "../../../features/subscriptions/use-subscriptions.ts";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";
import { CurrentlyOpenSubscriptionSheet } from "./currently-open-subscription-sheet.tsx";
import { NextDelivery } from "./next-delivery.tsx";
import { SubscriptionPanel } from "./panel/subscription-panel.tsx";
import type { OpenSheet } from "./subscription-sheet-types.ts";
import { SubscriptionsSkeleton } from "./subscriptions-skeleton.tsx";

const TITLE = "정기배송";

export const meta: Route.MetaFunction = () => [
  { title: `${TITLE} · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Page of what a member gets again and again. */
export default function SubscriptionsPage() {
  return <MemberOnly title={TITLE}>{() => <SubscriptionsOfMember />}</MemberOnly>;
}

function SubscriptionsOfMember() {
  const { data, error, refetch } = useSubscriptions();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  if (!data) {
    return error === null ? (
      <SubscriptionsSkeleton />
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    );
  }
  const { list } = data;
  const [first] = list;
  if (!first) return <NoSubscriptions />;
  return (
    <>
      {first.next && first.next.state !== "ask" && first.next.state !== "failed" && (
        <NextDelivery
          subscription={first}
          next={first.next}
          onCard={() => setSheet({ kind: "card", id: first.id })}
        />
      )}
      {list.map((each) => (
        <SubscriptionPanel
          key={each.id}
          subscription={each}
          onSheet={(kind) => setSheet({ kind, id: each.id })}
        />
      ))}
      <p className="flex flex-col items-center gap-2 py-10 text-label text-ink-3">
        <img src={herb} alt="" width={28} height={28} />
        언제든 건너뛰고, 쉬고, 그만둘 수 있어요
      </p>
      <CurrentlyOpenSubscriptionSheet list={list} sheet={sheet} onSheet={setSheet} />
    </>
  );
}

function NoSubscriptions() {
  return (
    <EmptyState
      image={box}
      title="아직 정기배송이 없어요"
      action={
        <Link className={buttonClass()} to={paths.repeatPurchases}>
          늘 사던 것 보기
        </Link>
      }
    >
      자주 드시는 것을 때맞춰 보내드려요
    </EmptyState>
  );
}
