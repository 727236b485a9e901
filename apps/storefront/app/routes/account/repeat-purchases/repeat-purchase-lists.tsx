import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { sumReorder } from "@todayfruit/domain/reorders/sum-reorder";
import type { ReactNode } from "react";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { usePutIntoCart } from "../../../features/reorders/use-put-into-cart.ts";
import type { RepeatPurchase, RepeatPurchases } from "../../../features/reorders/use-repeat-purchases.ts";
import { serverClock } from "../../../server-clock/server-clock.ts";
import { Button } from "../../../ui/form/button.tsx";
import { RepeatPurchaseRow } from "./repeat-purchase-row.tsx";

/** 슬슬 떨어질 때예요, which one button puts into the cart, and 자주 산 것. */
export function RepeatPurchaseLists({ due, others }: Pick<RepeatPurchases, "due" | "others">) {
  const putting = usePutIntoCart();
  const { openRestock, sheet } = useOptionSheet();
  const today = kstDateOf(new Date(serverClock.now()).toISOString());
  const lines = due.map((each) => ({ ...each, units: 1 }));
  const rows = (list: readonly RepeatPurchase[]) => (
    <ul className="divide-y divide-line">
      {list.map((each) => (
        <RepeatPurchaseRow key={each.product.id} purchase={each} today={today} onWait={openRestock} />
      ))}
    </ul>
  );
  return (
    <>
      {due.length > 0 && (
        <List title="슬슬 떨어질 때예요" text="산 간격을 보고 골랐어요" isLarge>
          {rows(due)}
          {due.length > 1 && (
            <div className="mt-2">
              <Button
                block
                tone="outline-brand"
                busy={putting.isPending}
                onClick={() => putting.mutate(lines)}
              >
                <span className="tabular-nums">
                  {due.length}개 {groupDigits(sumReorder(lines).price)}원 담기
                </span>
              </Button>
            </div>
          )}
        </List>
      )}
      {others.length > 0 && <List title="자주 산 것">{rows(others)}</List>}
      {sheet}
    </>
  );
}

type ListProps = { title: string; text?: string; isLarge?: boolean; children: ReactNode };

function List({ title, text, isLarge = false, children }: ListProps) {
  return (
    <section className="mt-2 bg-surface px-gutter py-6 first:mt-0 first:pt-4" aria-label={title}>
      <h2 className={`font-bold tracking-tight ${isLarge ? "text-title2" : "text-title3"}`}>{title}</h2>
      {text && <p className="mt-1 text-label text-ink-3">{text}</p>}
      <div className="mt-2">{children}</div>
    </section>
  );
}
