import { Image } from "@tiptap/extension-image";
import { Node, ReactNodeViewRenderer } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { ImageBlock } from "./image-block.tsx";
import { TableBlock } from "./table-block.tsx";

/** A stored picture with its text. Pictures of other pages are not taken over with a pasted text: they are not stored. */
const StoredImage = Image.extend({
  parseHTML: () => [{ tag: "img[data-media]" }],
  addAttributes: () => ({
    src: { default: "", parseHTML: (element) => element.getAttribute("data-media") },
    alt: { default: "" },
  }),
  renderHTML: ({ node }) => ["img", { "data-media": node.attrs.src, alt: node.attrs.alt }],
  addNodeView: () => ReactNodeViewRenderer(ImageBlock),
});

/** A table of texts, edited in its cells. */
const TextTable = Node.create({
  name: "table",
  group: "block",
  atom: true,
  addAttributes: () => ({ rows: { default: [["", ""]], rendered: false } }),
  renderHTML: () => ["div", { "data-table": "" }],
  addNodeView: () => ReactNodeViewRenderer(TableBlock),
});

/** Kinds of blocks that the contract of a description has, and no marks. */
export const CONTENTS_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2] },
    blockquote: false,
    bold: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    italic: false,
    link: false,
    orderedList: false,
    strike: false,
    underline: false,
  }),
  StoredImage,
  TextTable,
];
