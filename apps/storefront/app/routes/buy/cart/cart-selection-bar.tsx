import { setAllChecked } from "@todayfruit/domain/cart/set-all-checked";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { type Cart, groupsOf } from "./state/cart-types-and-readers.ts";
import { deriveGroupCheckboxState } from "./state/derive-group-checkbox-state.ts";

type CartSelectionBarProps = {
  cart: Cart;
  onCheck(groupIds: readonly number[], isChecked: boolean): void;
  /** Called to remove the checked lines. */
  onRemove(lines: ReturnType<typeof groupsOf>): void;
};

/** 전체 선택 and 선택 삭제; lines that cannot be ordered are left out of both. */
export function CartSelectionBar({ cart, onCheck, onRemove }: CartSelectionBarProps) {
  const lines = groupsOf(cart);
  const chosen = lines.filter(({ group }) => group.isChecked);

  function toggle(isChecked: boolean): void {
    const options = lines.map(({ group }) => ({ ...group, isAppOnly: group.block === "APP_ONLY" }));
    const changed = setAllChecked(options, isChecked).filter((option, index) => option !== options[index]);
    onCheck(
      changed.map(({ id }) => id),
      isChecked,
    );
  }

  return (
    <div className="flex items-center justify-between bg-surface px-gutter py-1">
      <Checkbox
        checked={deriveGroupCheckboxState(lines.map(({ group }) => group))}
        disabled={!lines.some(({ group }) => group.isCheckable)}
        onChange={toggle}
      >
        <span className="font-semibold">
          전체 선택{" "}
          <span className="font-medium text-ink-3 tabular-nums">
            {chosen.length}/{lines.length}
          </span>
        </span>
      </Checkbox>
      <button
        className="min-h-11 min-w-11 text-label font-medium text-ink-2 disabled:text-ink-disabled"
        type="button"
        disabled={chosen.length === 0}
        onClick={() => onRemove(chosen)}
      >
        선택 삭제
      </button>
    </div>
  );
}
