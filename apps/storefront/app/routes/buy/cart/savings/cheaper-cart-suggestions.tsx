import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../api/browser-api.ts";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { type Cart, groupsOf } from "../state/cart-types-and-readers.ts";
import { SavingRow } from "./saving-row.tsx";
import { useReplaceLine } from "./use-replace-line.ts";

/** The most suggested changes. */
const MOST = 3;

type CartSavingsProps = {
  cart: Cart;
  /** True while a change is unconfirmed, which the server does not compare yet. */
  saving: boolean;
};

/**
 * Shows what would cost less than the checked lines in all: another option, day or farm, each replaced by one press, and the day
 * from which the cart costs less. Renders nothing where it costs least as it is.
 */
export function CheaperCartSuggestions({ cart, saving }: CartSavingsProps) {
  const checked = groupsOf(cart).filter(({ group }) => group.isChecked);
  const savings = useQuery({
    queryKey: ["cart-savings", ...checked.map(({ group }) => `${group.id}×${group.optionUnit}`)],
    queryFn: () => api("GET /v1/app-users/shopping-carts/savings"),
    enabled: !saving && checked.length > 0,
  });
  const replace = useReplaceLine(cart);
  const { lines = [], day = null } = savings.data ?? {};
  if (lines.length === 0 && day === null) return null;
  return (
    <Panel title="더 싸게 살 수 있어요">
      <p className="-mt-2 mb-1 text-label text-ink-3">상품 값과 배송비를 함께 견주었어요</p>
      <ul className="divide-y divide-line">
        {lines.slice(0, MOST).map((line) => (
          <SavingRow
            key={line.replaced.optionGroupId}
            line={line}
            isBusy={replace.isPending}
            onReplace={() => replace.mutate(line)}
          />
        ))}
      </ul>
      {day && <p className="mt-3 rounded-md bg-sunken px-4 py-3.5 text-caption text-ink-2">{day.reason}</p>}
    </Panel>
  );
}
