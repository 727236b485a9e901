import { Link } from "react-router";
import basket from "../../../assets/emoji/basket.webp";
import { RepeatPurchasesLink } from "../../../features/reorders/repeat-purchases-link.tsx";
import { RecentlyViewedProductsSection } from "../../../features/viewed-products/recently-viewed-products-section.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";

/** Empty cart: the way to fruit, what is bought again and again, and what was seen last. */
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
      <RepeatPurchasesLink />
      <RecentlyViewedProductsSection />
    </>
  );
}
