import { useMe } from "../../../session/use-me.ts";
import { type PriceDraft, pasteCells, textOf, writeCell } from "./edit-and-settle-price-draft.ts";
import { parsePrice } from "./parse-price.ts";
import { PriceCell } from "./price-cell.tsx";
import { PRICE_COLUMNS, type PriceField } from "./price-columns.ts";
import type { PricedOption } from "./use-priced-options.ts";

type PriceTableProps = {
  options: readonly PricedOption[];
  draft: PriceDraft;
  /** Options that the server refuses. */
  refusedIds: ReadonlySet<number>;
  onWrite(to: (draft: PriceDraft) => PriceDraft): void;
};

const PERCENT = 100;

/** The sheet: an option a row, with the margin of what is typed. */
export function PriceTable({ options, draft, refusedIds, onWrite }: PriceTableProps) {
  const { may } = useMe();
  return (
    <div className="relative overflow-auto rounded-card bg-surface inset-shadow-hairline">
      <table className="w-full border-separate border-spacing-0" data-sheet>
        <thead>
          <tr className="text-left text-micro text-ink-3 [&>th]:h-8.5 [&>th]:bg-canvas [&>th]:px-2.5 [&>th]:font-medium [&>th]:whitespace-nowrap [&>th]:inset-shadow-line">
            <th className="pl-3.5">상품</th>
            <th>옵션</th>
            {PRICE_COLUMNS.map(({ field, label }) => (
              <th key={field} className="text-right">
                {label}
              </th>
            ))}
            <th className="text-right">이익률</th>
          </tr>
        </thead>
        <tbody>
          {options.map((option, row) => (
            <tr key={option.id} className="[&>td]:inset-shadow-line">
              <td className="min-w-45 px-2.5 pl-3.5">
                <span className="line-clamp-1">{option.productName}</span>
              </td>
              <td className="min-w-25 px-2.5 text-ink-2">
                <span className="line-clamp-1">{option.optionName}</span>
              </td>
              {PRICE_COLUMNS.map(({ field, label }, column) => {
                const text = textOf(draft, option, field);
                return (
                  <PriceCell
                    key={field}
                    label={`${option.productName} ${option.optionName} ${label}`}
                    price={option[field]}
                    text={text}
                    isBad={text !== undefined && (parsePrice(text) === null || refusedIds.has(option.id))}
                    isHeld={!may("prices.change")}
                    onWrite={(written) => onWrite((now) => writeCell(now, option, field, written))}
                    onPaste={(pasted) => onWrite((now) => pasteCells(now, options, { row, column }, pasted))}
                    onMove={(by, from) => focusCell(from, row + by, column)}
                    onFillDown={() => {
                      const above = options[row - 1];
                      if (!above) return;
                      const copied = textOf(draft, above, field) ?? String(above[field]);
                      onWrite((now) => writeCell(now, option, field, copied));
                    }}
                  />
                );
              })}
              <td className="number border-l border-line px-2.5 text-right text-ink-2">
                {marginOf(option, draft)}%
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function marginOf(option: PricedOption, draft: PriceDraft): number {
  const typed = (field: PriceField) => parsePrice(textOf(draft, option, field) ?? "") ?? option[field];
  const [price, cost] = [typed("price"), typed("supplyCost")];
  return Math.round(((price - cost) / price) * PERCENT);
}

function focusCell(from: HTMLElement, row: number, column: number): void {
  const rows = from.closest("tbody")?.rows;
  rows?.[row]?.querySelectorAll("input")[column]?.focus();
}
