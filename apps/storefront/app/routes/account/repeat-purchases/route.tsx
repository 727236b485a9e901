import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import basket from "../../../assets/emoji/basket.webp";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { useRepeatPurchases } from "../../../features/reorders/use-repeat-purchases.ts";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";
import { ReorderLastOrderPanel } from "./reorder-last-order-panel.tsx";
import { RepeatPurchaseLists } from "./repeat-purchase-lists.tsx";
import { RepeatPurchasesSkeleton } from "./repeat-purchases-skeleton.tsx";

const TITLE = "늘 사던 것";

export const meta: Route.MetaFunction = () => [
  { title: `${TITLE} · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Page of the products that a member buys repeatedly, and the last order as a whole. */
export default function RepeatPurchasesPage() {
  return (
    <MemberOnly title={TITLE} cart>
      {() => <RepeatPurchasesOfMember />}
    </MemberOnly>
  );
}

function RepeatPurchasesOfMember() {
  const { data, error, refetch } = useRepeatPurchases(true);
  if (!data) {
    return error === null ? (
      <RepeatPurchasesSkeleton />
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    );
  }
  const isEmpty = data.due.length === 0 && data.others.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyState
          image={basket}
          title="아직 두 번 산 것이 없어요"
          action={
            <Link className={buttonClass()} to={paths.orders}>
              지난 주문 보기
            </Link>
          }
        >
          한 번 더 사면 여기에서 바로 담을 수 있어요
        </EmptyState>
      ) : (
        <RepeatPurchaseLists due={data.due} others={data.others} />
      )}
      {data.lastOrder && <ReorderLastOrderPanel order={data.lastOrder} />}
    </>
  );
}
