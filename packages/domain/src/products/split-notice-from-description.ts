import type { ItemNotice } from "./item-notice-classes-and-gaps.ts";

type Block = { readonly type: string };
type Heading = { type: "heading"; text: string };
type Table = { type: "table"; rows: string[][] };

export const NOTICE_HEADING = "상품정보 제공고시";

/**
 * Splits a description that ends with the notice, a heading and a table of two columns, into both; `itemNotice` is `null`
 * for a description without it.
 *
 * @example splitNoticeFromDescription([…, { type: "heading", text: "상품정보 제공고시" }, { type: "table", rows: [["원산지", "국산"]] }])
 *   // { contents: […], itemNotice: { itemClass: "produce", rows: [{ label: "원산지", text: "국산" }] } }
 */
export function splitNoticeFromDescription<B extends Block>(
  contents: readonly B[],
): { contents: B[]; itemNotice: ItemNotice | null } {
  const heading = contents.at(-2);
  const table = contents.at(-1);
  if (!isNoticeHeading(heading) || !isTable(table)) return { contents: [...contents], itemNotice: null };
  const rows = table.rows.map(([label = "", text = ""]) => ({ label, text }));
  const isProcessed = rows.some(({ label }) => label === "식품의 유형");
  return {
    contents: contents.slice(0, -2),
    itemNotice: { itemClass: isProcessed ? "processed" : "produce", rows },
  };
}

/** Returns the heading and the table by which a notice is shown at the end of a description. */
export function noticeBlocks({ rows }: ItemNotice): [Heading, Table] {
  return [
    { type: "heading", text: NOTICE_HEADING },
    { type: "table", rows: rows.map(({ label, text }) => [label, text]) },
  ];
}

function isNoticeHeading(block: Block | undefined): boolean {
  return block?.type === "heading" && "text" in block && /^상품정보 ?제공고시$/.test(String(block.text));
}

function isTable(block: Block | undefined): block is Block & Table {
  return block?.type === "table";
}
