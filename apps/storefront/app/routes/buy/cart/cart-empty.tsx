import { Suspense } from "react";
import { Link } from "react-router";
import basket from "../../../assets/emoji/basket.webp";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

/** Suggestions below the empty cart, which does not wait for them. */
const RecentRow = lazyPart(
  async () => (await import("../../../features/viewed-products/recent-row.tsx")).RecentRow,
);

const RepeatPurchasesLink = lazyPart(
  async () => (await import("../../../features/reorders/repeat-purchases-link.tsx")).RepeatPurchasesLink,
);

export function CartEmpty() {
  return (
    <>
      <EmptyState
        image={basket}
        title="장바구니가 비어 있어요"
        action={
          <Link className={buttonClass()} to={paths.category("fruit")}>
            제철 과일 보러 가기
          </Link>
        }
      >
        오늘 들어온 제철 과일부터 둘러볼까요?
      </EmptyState>
      <Suspense fallback={null}>
        <RepeatPurchasesLink />
        <RecentRow />
      </Suspense>
    </>
  );
}
