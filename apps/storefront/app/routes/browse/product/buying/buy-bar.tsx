import type { Reply } from "@todayfruit/contract/all-calls";
import Share2 from "lucide-react/icons/share-2";
import { Suspense, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { detectPlatform } from "../../../../api/detect-platform.ts";
import { paths } from "../../../../paths.ts";
import { useServerTime } from "../../../../server-clock/use-server-time.ts";
import { useSession } from "../../../../session/session-provider.tsx";
import { createLazyComponent } from "../../../../ui/create-lazy-component.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { deriveBuyButtonAction } from "./derive-buy-button-action.ts";
import { FavoriteHeart } from "./favorite-heart.tsx";
import { OpeningAlarmButton } from "./opening-alarm-button.tsx";
import { usePersonalProductData } from "./use-personal-product-data.ts";

type Grade = Reply<"GET /v1/app-users/app-user-grade">["list"][number];

type BuyBarProps = {
  product: Reply<"GET /v1/products/{id}">;
  grades: readonly Grade[];
  /** Render time, ISO 8601: the first paint must match the server's. */
  now: string;
  onBuy(): void;
  onGive(): void;
  onShare(): void;
};

/** Loaded for a product of a grade only. */
const NeededGrade = createLazyComponent(async () => (await import("./needed-grade.tsx")).NeededGrade);
/** Needed by sold-out products alone. */
const RestockBarButton = createLazyComponent(
  async () => (await import("../sold-out/restock-bar-button.tsx")).RestockBarButton,
);
const GetAppModal = createLazyComponent(async () => (await import("./get-app-modal.tsx")).GetAppModal);

/** Bar with the page's main button, which changes when the sale opens or ends. */
export function BuyBar({ product, grades, now, onBuy, onGive, onShare }: BuyBarProps) {
  const session = useSession();
  const grade = session.status === "ready" ? (session.user.appUserGrade?.grade ?? null) : null;
  const platform = useSyncExternalStore(
    () => () => {},
    () => detectPlatform(navigator.userAgent),
    () => "web" as const,
  );
  const moment = useServerTime(now, product.productSaleType.saleType !== "normal");
  const personal = usePersonalProductData(product.id);
  const { userProductOrderConditions } = personal ?? product;
  const [asksForApp, setAsksForApp] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const needed = grades.find((each) => each.grade === product.minAppUserGrade) ?? null;
  const state = deriveBuyButtonAction(
    { ...product, userProductOrderConditions },
    { grade, platform },
    moment,
  );
  const actions = {
    buy: onBuy,
    closed: onBuy,
    share: onShare,
    app: () => setAsksForApp(true),
    grade: () => void navigate(grade === null ? paths.login(pathname) : paths.grade),
  };
  return (
    <div className="buy-bar sticky bottom-0 z-nav flex flex-wrap items-center gap-2 bg-surface px-gutter pt-9px pb-safe-9 shadow-bar">
      {state.kind === "grade" && needed && (
        <Suspense fallback={<div className="min-h-11 basis-full" />}>
          <NeededGrade needed={needed} isMember={grade !== null} now={moment} />
        </Suspense>
      )}
      <FavoriteHeart productId={product.id} count={product.counts.favorites} />
      {state.kind === "buy" && (
        <Button className="w-26 flex-none" tone="outline" size="lg" onClick={onGive}>
          선물하기
        </Button>
      )}
      {state.kind === "alarm" && <OpeningAlarmButton productId={product.id} />}
      {state.kind === "restock" && (
        <Suspense fallback={<span className="flex-1" />}>
          <RestockBarButton productId={product.id} onAsk={onBuy} />
        </Suspense>
      )}
      {state.kind === "room" && (
        <Button className="flex-1" size="lg" onClick={() => void navigate(paths.waitingRoom(state.id))}>
          대기실 들어가기
        </Button>
      )}
      {state.kind !== "alarm" && state.kind !== "restock" && state.kind !== "room" && (
        <Button
          className="flex-1 basis-30"
          size="lg"
          disabled={state.kind === "closed"}
          onClick={actions[state.kind]}
        >
          {state.kind === "share" && <Share2 className="size-5" aria-hidden />}
          {state.label}
        </Button>
      )}
      {state.kind === "app" && (
        <Suspense fallback={null}>
          <GetAppModal open={asksForApp} onClose={() => setAsksForApp(false)} onShare={onShare} />
        </Suspense>
      )}
    </div>
  );
}
