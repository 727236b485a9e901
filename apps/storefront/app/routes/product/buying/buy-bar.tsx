import type { Reply } from "@todayfruit/contract/all-calls";
import Share2 from "lucide-react/icons/share-2";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { platformOf } from "../../../api/platform.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { FavoriteHeart } from "../../../ui/favorite/favorite-heart.tsx";
import { usePersonal } from "../../../ui/favorite/use-personal.ts";
import { Button } from "../../../ui/form/button.tsx";
import { useNow } from "../../../ui/sale/use-now.ts";
import { AlarmButton } from "./alarm-button.tsx";
import { buyState } from "./buy-state.ts";

type BuyBarProps = {
  product: Reply<"GET /v1/products/{id}">;
  /** Render time, ISO 8601: the first paint must match the server's. */
  now: string;
  onBuy(): void;
  onGive(): void;
  onShare(): void;
};

const GetApp = lazy(async () => ({ default: (await import("./get-app.tsx")).GetApp }));

/** Bar with the page's main button, which changes when the sale opens or ends. */
export function BuyBar({ product, now, onBuy, onGive, onShare }: BuyBarProps) {
  const session = useSession();
  const grade = session.status === "ready" ? (session.user.appUserGrade?.grade ?? null) : null;
  const platform = useSyncExternalStore(
    () => () => {},
    () => platformOf(navigator.userAgent),
    () => "web" as const,
  );
  const moment = useNow(now, product.productSaleType.saleType !== "normal");
  const personal = usePersonal(product.id);
  const { userProductOrderConditions } = personal ?? product;
  const [asksForApp, setAsksForApp] = useState(false);
  const state = buyState({ ...product, userProductOrderConditions }, { grade, platform }, moment);
  return (
    <div className="buy-bar sticky bottom-0 z-nav flex flex-wrap items-center gap-2 bg-surface px-gutter pt-[9px] pb-[calc(9px+var(--safe-b))] shadow-[0_-1px_0_var(--c-line)]">
      <FavoriteHeart productId={product.id} count={product.counts.favorites} />
      {state.kind === "buy" && (
        <Button className="w-26 flex-none" tone="outline" size="lg" onClick={onGive}>
          선물하기
        </Button>
      )}
      {state.kind === "alarm" ? (
        <AlarmButton productId={product.id} />
      ) : (
        <Button
          className="flex-[1_1_7.5rem]"
          size="lg"
          disabled={state.kind === "closed"}
          onClick={
            state.kind === "share" ? onShare : state.kind === "app" ? () => setAsksForApp(true) : onBuy
          }
        >
          {state.kind === "share" && <Share2 className="size-5" aria-hidden />}
          {state.label}
        </Button>
      )}
      {state.kind === "app" && (
        <Suspense fallback={null}>
          <GetApp open={asksForApp} onClose={() => setAsksForApp(false)} onShare={onShare} />
        </Suspense>
      )}
    </div>
  );
}
