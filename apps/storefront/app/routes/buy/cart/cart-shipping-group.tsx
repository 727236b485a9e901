import { groupDigits } from "@todayfruit/domain/money/format-won";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Suspense } from "react";
import { Link } from "react-router";
import { FarmIcon } from "../../../features/catalog/farm-icon.tsx";
import { paths } from "../../../paths.ts";
import { createLazyComponent } from "../../../ui/create-lazy-component.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Badge } from "../../../ui/layout/badge.tsx";
import { CartLine } from "./cart-line.tsx";
import { FreeShippingSuggestionsSkeleton } from "./fill/free-shipping-suggestions-skeleton.tsx";
import { FreeShippingProgress } from "./free-shipping-progress.tsx";
import type { CartEdits } from "./state/apply-cart-edits.ts";
import {
  type CartEntry,
  type CartItem,
  type CartGroup as Group,
  groupsOf,
} from "./state/cart-types-and-readers.ts";
import { deriveGroupCheckboxState } from "./state/derive-group-checkbox-state.ts";
import type { OptimisticCartQueue } from "./state/optimistic-cart-queue.ts";

/** Follows the lines, which do not wait for it. */
const FreeShippingSuggestions = createLazyComponent(
  async () => (await import("./fill/free-shipping-suggestions.tsx")).FreeShippingSuggestions,
);

type CartGroupProps = {
  entry: CartEntry;
  edits: CartEdits;
  queue: OptimisticCartQueue;
  onRemove(line: { item: CartItem; group: Group }): void;
};

/** Lines of the cart that ship together: the farm, the amount missing for free shipping, the lines and their total. */
export function CartShippingGroup({ entry, edits, queue, onRemove }: CartGroupProps) {
  const lines = groupsOf({ list: [entry] });
  const checkable = lines.filter(({ group }) => group.isCheckable);
  return (
    <section className="mt-2 bg-surface px-gutter pt-2.5" aria-label={entry.distributor.name}>
      <header className="flex flex-wrap items-center justify-between gap-x-2">
        {/* Wraps where the text is enlarged, rather than to cut the name. */}
        <div className="min-w-0 flex-1 basis-48">
          <Checkbox
            checked={deriveGroupCheckboxState(lines.map(({ group }) => group))}
            disabled={checkable.length === 0}
            onChange={(isChecked) =>
              queue.check(
                checkable.map(({ group }) => group.id),
                isChecked,
              )
            }
          >
            <FarmIcon />
            <span className="min-w-0">
              <b className="block font-bold">{entry.distributor.name}</b>
              <span className="block text-caption text-ink-3">{entry.distributor.region}</span>
              <span className="sr-only"> 전체 선택</span>
            </span>
          </Checkbox>
        </div>
        <span className="flex flex-none items-center">
          <Badge tone="mute">{entry.isBundle ? "묶음배송" : "따로배송"}</Badge>
          <Link
            className="-mr-2.5 inline-grid size-11 place-items-center text-ink-3"
            to={paths.farm(entry.distributor.id)}
            aria-label={`${entry.distributor.name} 농장 보기`}
          >
            <ChevronRight className="size-4" aria-hidden />
          </Link>
        </span>
      </header>
      {entry.shipping && <FreeShippingProgress shipping={entry.shipping} />}
      <ul className="divide-y divide-line">
        {lines.map(({ item, group }) => (
          <CartLine
            key={group.id}
            item={item}
            group={group}
            saving={edits.units.has(group.id)}
            onCheck={(isChecked) => queue.check([group.id], isChecked)}
            onUnits={(units) => queue.setUnits({ itemId: item.id, groupId: group.id }, units)}
            onRemove={() => onRemove({ item, group })}
          />
        ))}
      </ul>
      {entry.isBundle && entry.shipping && entry.shipping.missingForFree > 0 && (
        <Suspense fallback={<FreeShippingSuggestionsSkeleton />}>
          <FreeShippingSuggestions entry={entry} placeholder={<FreeShippingSuggestionsSkeleton />} />
        </Suspense>
      )}
      {entry.shipping && (
        <footer className="flex flex-wrap items-center justify-between border-t border-line pt-3.5 pb-18px text-label tabular-nums">
          <span className="text-ink-3">
            상품 {groupDigits(entry.shipping.productsPrice)}원 + 배송비 {groupDigits(entry.shipping.fee)}원
          </span>
          <b className="text-body2 font-bold">
            {groupDigits(entry.shipping.productsPrice + entry.shipping.fee)}원
          </b>
        </footer>
      )}
    </section>
  );
}
