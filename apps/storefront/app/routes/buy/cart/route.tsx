import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { variant } from "#variant/brand-settings.ts";
import { listTrackedLineItems } from "../../../analytics/list-tracked-line-items.ts";
import { track } from "../../../analytics/page-event-queue.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { createLazyComponent } from "../../../ui/create-lazy-component.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import type { Route } from "./+types/route";
import { CartSelectionBar } from "./cart-selection-bar.tsx";
import { CartShippingGroup } from "./cart-shipping-group.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { OrderAndGiftBar } from "./order-and-gift-bar.tsx";
import { useCart } from "./state/use-cart.ts";
import { useRemoveLines } from "./use-remove-lines.tsx";

/** Shown to few, after a login; the cart does not wait for it. */
const MergedCartNotice = createLazyComponent(
  async () => (await import("../../../features/cart/merged-cart-notice.tsx")).MergedCartNotice,
);

/** Instead of the lines, which most carts have. */
const CartEmpty = createLazyComponent(async () => (await import("./cart-empty.tsx")).CartEmpty);

/** Follows the totals, which do not wait for it. */
const CheaperCartSuggestions = createLazyComponent(
  async () => (await import("./savings/cheaper-cart-suggestions.tsx")).CheaperCartSuggestions,
);

export const meta: Route.MetaFunction = () => [
  { title: `장바구니 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function CartPage() {
  const { cart, edits, queue, error, retry } = useCart();
  const { removeLine, askToRemove, question } = useRemoveLines(queue);
  const [ordering, setOrdering] = useState(false);
  const isEmpty = cart?.list.length === 0;
  const isSaving = edits.units.size + edits.checked.size + edits.removed.size > 0;
  const isThere = cart !== undefined;
  const trackView = useEffectEvent(() => {
    if (cart) track("view_cart", { lines: listTrackedLineItems(cart.list) });
  });
  // A cart is viewed once, whatever is changed in it then.
  useEffect(() => {
    if (isThere) trackView();
  }, [isThere]);

  return (
    <>
      <AppBar back search title="장바구니" />
      <main id="contents" className={isEmpty || (!cart && error !== null) ? "" : "bg-sunken"}>
        <Suspense fallback={null}>
          <MergedCartNotice />
        </Suspense>
        {!cart && error === null && <CartSkeleton />}
        {!cart && error !== null && <LoadFailed error={error} onRetry={retry} />}
        <Suspense fallback={null}>{isEmpty && <CartEmpty />}</Suspense>
        {cart && !isEmpty && (
          <div inert={ordering}>
            <CartSelectionBar cart={cart} onCheck={queue.check} onRemove={askToRemove} />
            {cart.list.map((entry) => (
              <CartShippingGroup
                key={entry.id}
                entry={entry}
                edits={edits}
                queue={queue}
                onRemove={removeLine}
              />
            ))}
            <CartSummary cart={cart} saving={isSaving} />
            <Suspense fallback={null}>
              <CheaperCartSuggestions cart={cart} saving={isSaving} />
            </Suspense>
          </div>
        )}
      </main>
      {cart && !isEmpty ? (
        <OrderAndGiftBar cart={cart} queue={queue} onBusy={setOrdering} />
      ) : (
        <BottomNavigation />
      )}
      {question}
    </>
  );
}
