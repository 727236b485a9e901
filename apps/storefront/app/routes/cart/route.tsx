import { useEffect, useState } from "react";
import { face } from "#variant/face.ts";
import { measuredLines } from "../../analytics/measured-lines.ts";
import { track } from "../../analytics/track.ts";
import { MergedCartNotice } from "../../ui/account/merged-cart-notice.tsx";
import { LoadFailed } from "../../ui/feedback/load-failed.tsx";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { BottomNavigation } from "../../ui/layout/bottom-navigation.tsx";
import type { Route } from "./+types/route";
import { CartBar } from "./cart-bar.tsx";
import { CartEmpty } from "./cart-empty.tsx";
import { CartGroup } from "./cart-group.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { OrderBar } from "./order-bar.tsx";
import { useCart } from "./state/use-cart.ts";
import { useRemoval } from "./use-removal.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `장바구니 · ${face.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function CartPage() {
  const { cart, edits, desk, error, retry } = useCart();
  const { removeLine, askToRemove, question } = useRemoval(desk);
  const [ordering, setOrdering] = useState(false);
  const isEmpty = cart?.list.length === 0;
  const isSaving = edits.units.size + edits.checked.size + edits.removed.size > 0;
  const isThere = cart !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cart is looked at once, whatever is changed in it then.
  useEffect(() => {
    if (cart) track("view_cart", { lines: measuredLines(cart.list) });
  }, [isThere]);

  return (
    <>
      <AppBar back search title="장바구니" />
      <main id="contents" className={isEmpty || (!cart && error !== null) ? "" : "bg-sunken"}>
        <MergedCartNotice />
        {!cart && error === null && <CartSkeleton />}
        {!cart && error !== null && <LoadFailed error={error} onRetry={retry} />}
        {isEmpty && <CartEmpty />}
        {cart && !isEmpty && (
          <div inert={ordering}>
            <CartBar cart={cart} onCheck={desk.check} onRemove={askToRemove} />
            {cart.list.map((entry) => (
              <CartGroup key={entry.id} entry={entry} edits={edits} desk={desk} onRemove={removeLine} />
            ))}
            <CartSummary totals={cart.totals} saving={isSaving} />
          </div>
        )}
      </main>
      {cart && !isEmpty ? <OrderBar cart={cart} desk={desk} onBusy={setOrdering} /> : <BottomNavigation />}
      {question}
    </>
  );
}
