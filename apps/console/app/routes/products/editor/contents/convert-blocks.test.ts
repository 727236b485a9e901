import { expect, test } from "vitest";
import { type Block, blocksOf, documentOf } from "./convert-blocks.ts";

const BLOCKS: Block[] = [
  { type: "heading", text: "겨울이면 생각나는 맛" },
  { type: "paragraph", text: "아침에 따서 오후에 보내요." },
  { type: "image", src: "media/photos/satsumas-1.jpg", alt: "나무에 달린 감귤" },
  { type: "bulletList", items: ["당도 선별", "손으로 골라요"] },
  {
    type: "table",
    rows: [
      ["크기", "S~M"],
      ["무게", ""],
    ],
  },
];

test("blocksOf: a document of blocks has the same blocks", () => {
  expect(blocksOf(documentOf(BLOCKS))).toEqual(BLOCKS);
  expect(blocksOf(documentOf([]))).toEqual([]);
});

test("blocksOf: what the contract does not have is left out, its text stays", () => {
  const item = (text: string, ...more: object[]) => ({
    type: "listItem",
    content: [{ type: "paragraph", content: [{ type: "text", text }] }, ...more],
  });
  expect(
    blocksOf({
      type: "doc",
      content: [
        { type: "paragraph" },
        {
          type: "paragraph",
          content: [
            { type: "text", text: "아주 " },
            { type: "text", text: "달아요", marks: [{ type: "bold" }] },
          ],
        },
        {
          type: "bulletList",
          content: [item("겉", { type: "bulletList", content: [item("속")] }), item(" ")],
        },
      ],
    }),
  ).toEqual([
    { type: "paragraph", text: "아주 달아요" },
    { type: "bulletList", items: ["겉", "속"] },
  ]);
});
