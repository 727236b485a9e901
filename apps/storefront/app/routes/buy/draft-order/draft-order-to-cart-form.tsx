import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import {
  applyChoicesToReorderLines,
  type Choices,
} from "../../../features/reorders/sheet/apply-choices-to-reorder-lines.ts";
import { ReorderFooter } from "../../../features/reorders/sheet/reorder-footer.tsx";
import { ReorderLine } from "../../../features/reorders/sheet/reorder-line.tsx";
import { usePutIntoCart } from "../../../features/reorders/use-put-into-cart.ts";
import { paths } from "../../../paths.ts";
import { BottomActionBar } from "../../../ui/layout/bottom-action-bar.tsx";

/** Lines of a draft order with their prices then and now; the chosen ones go into the cart, which opens. */
export function DraftOrderToCartForm({ draft }: { draft: Reply<"GET /v1/draft-orders/{token}"> }) {
  const [choices, setChoices] = useState<Choices>({});
  const navigate = useNavigate();
  const putting = usePutIntoCart(() => void navigate(paths.cart));
  const { openRestock, sheet } = useOptionSheet();
  const compared = draft.lines.map((line) => ({ ...line, endedSeason: null, alternative: null }));
  const lines = applyChoicesToReorderLines(compared, choices);
  const chosen = lines.filter(({ isChosen }) => isChosen);
  const change = (id: number, next: Choices[number]) =>
    setChoices((former) => ({ ...former, [id]: { ...former[id], ...next } }));
  return (
    <>
      <div className="flex-1 overflow-x-clip px-gutter pt-5 pb-6">
        <h1 className="text-title1 font-bold">말씀하신 주문을 담아 두었어요</h1>
        <p className="mt-1 text-label text-ink-2">
          {formatMonthDay(draft.endsOn)}까지 주문할 수 있어요. 값은 지금 값이에요.
        </p>
        <ul className="mt-3 divide-y divide-line" aria-label="담아 둔 상품">
          {lines.map((line) => (
            <ReorderLine
              key={line.option.id}
              line={line}
              onCheck={(isChecked) => change(line.option.id, { isLeftOut: !isChecked })}
              onUnits={(units) => change(line.option.id, { units })}
              onWait={() => openRestock(line.product, line.option.id)}
            />
          ))}
        </ul>
      </div>
      <BottomActionBar>
        <div className="w-full">
          <ReorderFooter chosen={chosen} busy={putting.isPending} onPut={() => putting.mutate(chosen)} />
        </div>
      </BottomActionBar>
      {sheet}
    </>
  );
}
