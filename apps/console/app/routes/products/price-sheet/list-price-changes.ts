import { type PriceDraft, textOf } from "./edit-and-settle-price-draft.ts";
import { parsePrice } from "./parse-price.ts";
import { PRICE_COLUMNS, type PriceField } from "./price-columns.ts";
import type { PricedOption } from "./use-priced-options.ts";

/** A cell that differs from the shop. */
export type PriceChange = {
  option: PricedOption;
  field: PriceField;
  /** Price of the shop in 원. */
  before: number;
  /** Price in 원 that is to be saved; `null` where the text is no price. */
  after: number | null;
  /** Price of the shop in 원 when the cell was typed. */
  seenBefore: number;
  /** Version of the option when the cell was typed. */
  seenVersion: number;
};

/** Lists the cells of a draft that differ from the shop, in the order of the sheet. */
export function changesOf(draft: PriceDraft, options: readonly PricedOption[]): PriceChange[] {
  return options.flatMap((option) =>
    PRICE_COLUMNS.flatMap(({ field }) => {
      const seen = draft[option.id]?.seen;
      const text = textOf(draft, option, field);
      if (seen === undefined || text === undefined) return [];
      const [before, after] = [option[field], parsePrice(text)];
      return [{ option, field, before, after, seenBefore: seen[field], seenVersion: seen.version }];
    }),
  );
}

/**
 * Lists the rows of the call that writes the changes; a row with a text that is no price waits. Where a colleague has
 * changed a typed cell since, the row names the version that was typed over, so that the server refuses it and says who;
 * what they changed in other cells stays as it is.
 */
export function rowsOf(changes: readonly PriceChange[]) {
  const byOption = Map.groupBy(changes, ({ option }) => option);
  return [...byOption]
    .filter(([, cells]) => cells.every(({ after }) => after !== null))
    .map(([{ id, version }, cells]) => ({
      id,
      version: versionSeen(version, cells),
      set: Object.fromEntries(cells.map(({ field, after }) => [field, after ?? 0])) as Partial<
        Record<PriceField, number>
      >,
    }));
}

function versionSeen(version: number, cells: readonly PriceChange[]): number {
  const seen = Math.max(...cells.map(({ seenVersion }) => seenVersion));
  return cells.every(({ before, seenBefore }) => before === seenBefore) ? Math.max(version, seen) : seen;
}
