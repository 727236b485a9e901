import type { JSONContent } from "@tiptap/react";
import type { ProductFields } from "../../../../features/products/edited-product-types.ts";

export type Block = ProductFields["contents"][number];

/** Returns the document of the rich text editor for the blocks of a description. */
export function documentOf(blocks: readonly Block[]): JSONContent {
  const content = blocks.map(nodeOf);
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}

/**
 * Reads the blocks of a document. Blocks without a text are left out, a list in a list becomes items of the outer one, and
 * marks are dropped: the contract has none of these.
 */
export function blocksOf(document: JSONContent): Block[] {
  return (document.content ?? []).flatMap((node): Block[] => {
    const text = textOf(node).trim();
    switch (node.type) {
      case "heading":
      case "paragraph":
        return text === "" ? [] : [{ type: node.type, text }];
      case "bulletList": {
        const items = itemsOf(node);
        return items.length === 0 ? [] : [{ type: "bulletList", items }];
      }
      case "image":
        return [{ type: "image", src: String(node.attrs?.src), alt: String(node.attrs?.alt ?? "") }];
      case "table":
        return [{ type: "table", rows: node.attrs?.rows as string[][] }];
      default:
        return [];
    }
  });
}

function nodeOf(block: Block): JSONContent {
  switch (block.type) {
    case "heading":
      return { type: "heading", attrs: { level: 2 }, content: textsOf(block.text) };
    case "paragraph":
      return { type: "paragraph", content: textsOf(block.text) };
    case "image":
      return { type: "image", attrs: { src: block.src, alt: block.alt } };
    case "bulletList":
      return {
        type: "bulletList",
        content: block.items.map((item) => ({
          type: "listItem",
          content: [{ type: "paragraph", content: textsOf(item) }],
        })),
      };
    case "table":
      return { type: "table", attrs: { rows: block.rows } };
  }
}

function textsOf(text: string): JSONContent[] {
  return text === "" ? [] : [{ type: "text", text }];
}

function textOf({ text = "", content = [] }: JSONContent): string {
  return text + content.map(textOf).join("");
}

/** Lists the texts of a list's items, those of lists within after the item that has them. */
function itemsOf(list: JSONContent): string[] {
  return (list.content ?? []).flatMap(({ content = [] }) =>
    content
      .flatMap((node) => (node.type === "bulletList" ? itemsOf(node) : [textOf(node).trim()]))
      .filter((text) => text !== ""),
  );
}
