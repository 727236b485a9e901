import type { PricedOption } from "./use-prices.ts";

/** Columns of the sheet that are edited, from left to right. */
export const PRICE_COLUMNS = [
  { field: "listPrice", label: "정가" },
  { field: "price", label: "판매가" },
  { field: "supplyCost", label: "공급가" },
] as const;
export type PriceField = (typeof PRICE_COLUMNS)[number]["field"];

/** Typed texts by option; what equals the price of the shop is not kept. */
export type PriceDraft = Readonly<Record<number, Readonly<Partial<Record<PriceField, string>>>>>;
type Priced = Pick<PricedOption, "id" | PriceField>;

/** Place of a cell: its row among the options, its column among `PRICE_COLUMNS`. */
export type CellPlace = { row: number; column: number };

const HIGHEST = 1_000_000_000;

/**
 * Reads a price as people and Excel write it; `null` for anything else, formulas too.
 *
 * @example readPrice("14,900원") // 14900
 * @example readPrice("１４９００") // 14900
 * @example readPrice("=A1*2") // null
 */
export function readPrice(text: string): number | null {
  const digits = text.normalize("NFKC").replaceAll(/[,\s원₩]/g, "");
  const price = /^\d{1,10}$/.test(digits) ? Number(digits) : null;
  return price !== null && price > 0 && price <= HIGHEST ? price : null;
}

/** Writes a text into a cell; the price of the shop itself empties it. */
export function writeCell(draft: PriceDraft, option: Priced, field: PriceField, text: string): PriceDraft {
  const { [field]: _, ...others } = draft[option.id] ?? {};
  const texts = readPrice(text) === option[field] ? others : { ...others, [field]: text };
  const { [option.id]: __, ...rest } = draft;
  return Object.keys(texts).length === 0 ? rest : { ...rest, [option.id]: texts };
}

/**
 * Writes a rectangle as Excel copies it, rows by lines and cells by tabs, from a cell to the right and down. What goes
 * beyond the sheet is left out; an empty cell changes nothing.
 */
export function pasteCells(
  draft: PriceDraft,
  options: readonly Priced[],
  from: CellPlace,
  text: string,
): PriceDraft {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  let pasted = draft;
  for (const [down, line] of lines.entries()) {
    const option = options[from.row + down];
    for (const [right, cell] of line.split("\t").entries()) {
      const column = PRICE_COLUMNS[from.column + right];
      if (option && column && cell.trim() !== "")
        pasted = writeCell(pasted, option, column.field, cell.trim());
    }
  }
  return pasted;
}

/** A cell that differs from the shop, in the order of the sheet; `after` is `null` where the text is no price. */
export type PriceChange = { option: PricedOption; field: PriceField; before: number; after: number | null };

export function changesOf(draft: PriceDraft, options: readonly PricedOption[]): PriceChange[] {
  return options.flatMap((option) =>
    PRICE_COLUMNS.flatMap(({ field }) => {
      const text = draft[option.id]?.[field];
      return text === undefined ? [] : [{ option, field, before: option[field], after: readPrice(text) }];
    }),
  );
}

/** Rows of the call that writes the changes; a row with a text that is no price waits. */
export function rowsOf(changes: readonly PriceChange[]) {
  const byOption = Map.groupBy(changes, ({ option }) => option);
  return [...byOption]
    .filter(([, cells]) => cells.every(({ after }) => after !== null))
    .map(([{ id, version }, cells]) => ({
      id,
      version,
      set: Object.fromEntries(cells.map(({ field, after }) => [field, after ?? 0])) as Partial<
        Record<PriceField, number>
      >,
    }));
}
