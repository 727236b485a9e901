import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { byDay } from "@todayfruit/domain/viewed-products/merge-viewed-products";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { Link } from "react-router";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { ProductGrid } from "../../../features/catalog/product-grid-and-row.tsx";
import type { ViewedProducts } from "../../../features/viewed-products/use-merged-viewed-products.ts";
import { paths } from "../../../paths.ts";
import { serverClock } from "../../../server-clock/server-clock.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { BottomActionBar } from "../../../ui/layout/bottom-action-bar.tsx";
import { formatViewedDay } from "./format-viewed-day.ts";
import { useRemoveViewedProducts } from "./use-remove-viewed-products.ts";
import { ViewedProductCard } from "./viewed-product-card.tsx";

/** Viewed products under their days, with the mode in which they are removed. */
export function ViewedProductList({ viewed, isGuest }: { viewed: ViewedProducts; isGuest: boolean }) {
  const session = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const { openOptions, sheet } = useOptionSheet();
  const removing = useRemoveViewedProducts(isGuest);
  const today = kstDateOf(new Date(serverClock.now()).toISOString());
  const name = session.status === "ready" ? (session.user.name ?? "회원") : "회원";
  return (
    <>
      {viewed.merged > 0 && (
        <p
          className="mx-gutter mt-3 flex items-center gap-2 rounded-md bg-brand-tint px-4 py-3 text-label text-brand-ink"
          role="status"
        >
          <Check className="size-4.5 flex-none" aria-hidden />
          {`이 기기에서 본 ${viewed.merged}개를 ${name}님 목록에 합쳤어요`}
        </p>
      )}
      {isGuest && (
        <p className="mx-gutter mt-3 rounded-md bg-sunken px-4 py-3 text-label text-ink-2">
          이 기기에만 남아 있어요.{" "}
          <Link className="font-semibold text-brand-ink underline" to={paths.login(paths.recent)}>
            로그인
          </Link>
          하면 다른 기기에서도 보여요
        </p>
      )}
      <div className="flex items-center justify-between px-gutter pt-2">
        <p className="tabular text-label text-ink-3">{viewed.list.length}개 · 최근 30일</p>
        <button
          className="min-h-11 min-w-11 text-label font-medium text-ink-2"
          type="button"
          aria-pressed={isEditing}
          onClick={() => setIsEditing(!isEditing)}
        >
          {isEditing ? "다 했어요" : "지우기"}
        </button>
      </div>
      {byDay(viewed.list).map(({ day, list }) => (
        <section key={day} className="pt-2 pb-8" aria-label={formatViewedDay(day, today)}>
          <h2 className="mb-3 px-gutter text-title3 font-bold">{formatViewedDay(day, today)}</h2>
          <ProductGrid>
            {list.map((view) => (
              <ViewedProductCard
                key={view.productId}
                view={view}
                onAdd={isEditing ? undefined : openOptions}
                onRemove={isEditing ? () => removing.mutate(view.productId) : undefined}
              />
            ))}
          </ProductGrid>
        </section>
      ))}
      <p className="pb-8 text-center text-label text-ink-3">30일이 지나면 저절로 지워요</p>
      {isEditing && (
        <BottomActionBar>
          <Button
            block
            size="lg"
            tone="ghost"
            busy={removing.isPending}
            onClick={() => removing.mutate(null)}
          >
            모두 지우기
          </Button>
        </BottomActionBar>
      )}
      {sheet}
    </>
  );
}
