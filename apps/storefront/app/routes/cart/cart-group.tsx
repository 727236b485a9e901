import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Badge } from "../../ui/product/badge.tsx";
import { FarmMark } from "../../ui/product/farm-mark.tsx";
import { CartLine } from "./cart-line.tsx";
import { FreeShipping } from "./free-shipping.tsx";
import type { CartDesk } from "./state/cart-desk.ts";
import type { CartEdits } from "./state/cart-edits.ts";
import { type CartEntry, type CartItem, type CartGroup as Group, groupsOf } from "./state/cart-lines.ts";
import { checkStateOf } from "./state/check-state.ts";

type CartGroupProps = {
  entry: CartEntry;
  edits: CartEdits;
  desk: CartDesk;
  onRemove(line: { item: CartItem; group: Group }): void;
};

/** Lines of the cart that ship together: the farm, the amount missing for free shipping, the lines and their total. */
export function CartGroup({ entry, edits, desk, onRemove }: CartGroupProps) {
  const lines = groupsOf({ list: [entry] });
  const checkable = lines.filter(({ group }) => group.isCheckable);
  return (
    <section className="mt-2 bg-surface px-gutter pt-2.5" aria-label={entry.distributor.name}>
      <header className="flex flex-wrap items-center justify-between gap-x-3">
        <Checkbox
          checked={checkStateOf(lines.map(({ group }) => group))}
          disabled={checkable.length === 0}
          onChange={(isChecked) =>
            desk.check(
              checkable.map(({ group }) => group.id),
              isChecked,
            )
          }
        >
          <FarmMark />
          <span>
            <b className="mr-1.5 font-bold">{entry.distributor.name}</b>
            <span className="text-caption text-ink-3">{entry.distributor.region}</span>
            <span className="sr-only"> 전체 선택</span>
          </span>
        </Checkbox>
        <Badge tone="mute">{entry.isBundle ? "묶음배송" : "따로배송"}</Badge>
      </header>
      {entry.shipping && <FreeShipping shipping={entry.shipping} />}
      <ul className="divide-y divide-line">
        {lines.map(({ item, group }) => (
          <CartLine
            key={group.id}
            item={item}
            group={group}
            saving={edits.units.has(group.id)}
            onCheck={(isChecked) => desk.check([group.id], isChecked)}
            onUnits={(units) => desk.setUnits({ itemId: item.id, groupId: group.id }, units)}
            onRemove={() => onRemove({ item, group })}
          />
        ))}
      </ul>
      {entry.shipping && (
        <footer className="flex flex-wrap items-center justify-between border-t border-line pt-3.5 pb-[18px] text-label tabular-nums">
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
