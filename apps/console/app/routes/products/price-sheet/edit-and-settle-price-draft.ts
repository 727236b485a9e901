import { parsePrice } from "./parse-price.ts";
import { PRICE_COLUMNS, type PriceField } from "./price-columns.ts";
import type { PricedOption } from "./use-priced-options.ts";

type Priced = Pick<PricedOption, "id" | "version" | PriceField>;

/** Typed texts of one option, with the option as the shop had it when they were typed. */
export type DraftRow = {
  readonly seen: Pick<PricedOption, "version" | PriceField>;
  readonly texts: Readonly<Partial<Record<PriceField, string>>>;
};

/** Typed rows by option; a text that equals the price of the shop is not kept. */
export type PriceDraft = Readonly<Record<number, DraftRow>>;

/** Place of a cell: its row among the options, its column among `PRICE_COLUMNS`. */
export type CellPlace = { row: number; column: number };

/** Returns the text of a cell; `undefined` where nothing is typed or the shop has the same price by now. */
export function textOf(draft: PriceDraft, option: Priced, field: PriceField): string | undefined {
  const text = draft[option.id]?.texts[field];
  return text === undefined || parsePrice(text) === option[field] ? undefined : text;
}

/** Writes a text into a cell; the price of the shop itself empties it. */
export function writeCell(draft: PriceDraft, option: Priced, field: PriceField, text: string): PriceDraft {
  const row = draft[option.id] ?? { seen: seenOf(option), texts: {} };
  const { [field]: typed, ...others } = row.texts;
  if (parsePrice(text) === option[field]) return putRow(draft, option.id, { ...row, texts: others });
  const seen = typed === undefined ? { ...row.seen, [field]: option[field] } : row.seen;
  return putRow(draft, option.id, { seen, texts: { ...others, [field]: text } });
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

/** Keeps what was typed of an option over the prices that the shop has now. */
export function keepMine(draft: PriceDraft, option: Priced): PriceDraft {
  const row = draft[option.id];
  return row === undefined ? draft : { ...draft, [option.id]: { ...row, seen: seenOf(option) } };
}

/**
 * Takes what was saved out of the draft. A cell that was typed in again meanwhile stays, as a change of what was saved.
 *
 * @param versions version of each option after the save
 */
export function settlePrices(
  draft: PriceDraft,
  saved: readonly { option: { id: number }; field: PriceField; after: number | null }[],
  versions: ReadonlyMap<number, number>,
): PriceDraft {
  let left = draft;
  for (const { option, field, after } of saved) {
    const version = versions.get(option.id);
    const row = left[option.id];
    const { [field]: text, ...others } = row?.texts ?? {};
    if (version === undefined || row === undefined || text === undefined || after === null) continue;
    const texts = parsePrice(text) === after ? others : row.texts;
    left = putRow(left, option.id, { seen: { ...row.seen, version, [field]: after }, texts });
  }
  return left;
}

function seenOf({ version, listPrice, price, supplyCost }: Priced): DraftRow["seen"] {
  return { version, listPrice, price, supplyCost };
}

function putRow(draft: PriceDraft, id: number, row: DraftRow): PriceDraft {
  const { [id]: _, ...others } = draft;
  return Object.keys(row.texts).length === 0 ? others : { ...others, [id]: row };
}
