import { expect, test } from "vitest";
import { noticeBlocks, splitItemNotice } from "./split-item-notice.ts";

const TEXT = { type: "paragraph", text: "겨울이면 생각나는 맛" } as const;
const NOTICE = { itemClass: "produce", rows: [{ label: "원산지", text: "국산" }] } as const;

test("splitItemNotice: a description that ends with the notice is split, and is joined again by noticeBlocks", () => {
  const contents = [TEXT, ...noticeBlocks(NOTICE)];
  expect(splitItemNotice(contents)).toEqual({ contents: [TEXT], itemNotice: NOTICE });
});

test("splitItemNotice: goods with 식품의 유형 are processed food", () => {
  const blocks = noticeBlocks({ ...NOTICE, rows: [{ label: "식품의 유형", text: "곡류" }] });
  expect(splitItemNotice(blocks).itemNotice?.itemClass).toBe("processed");
});

test.each<[{ type: string; text?: string; rows?: string[][] }[]]>([
  [[]],
  [[TEXT]],
  [[TEXT, { type: "table", rows: [["가", "나"]] }]],
  [
    [
      { type: "heading", text: "보관 방법" },
      { type: "table", rows: [] },
    ],
  ],
])("splitItemNotice: %j has no notice", (contents) => {
  expect(splitItemNotice(contents)).toEqual({ contents, itemNotice: null });
});
