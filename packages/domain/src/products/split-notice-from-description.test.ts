import { expect, test } from "vitest";
import { noticeBlocks, splitNoticeFromDescription } from "./split-notice-from-description.ts";

const TEXT = { type: "paragraph", text: "겨울이면 생각나는 맛" } as const;
const NOTICE = { itemClass: "produce", rows: [{ label: "원산지", text: "국산" }] } as const;

test("splitNoticeFromDescription: a description that ends with the notice is split, and is joined again by noticeBlocks", () => {
  const contents = [TEXT, ...noticeBlocks(NOTICE)];
  expect(splitNoticeFromDescription(contents)).toEqual({ contents: [TEXT], itemNotice: NOTICE });
});

test("splitNoticeFromDescription: goods with 식품의 유형 are processed food", () => {
  const blocks = noticeBlocks({ ...NOTICE, rows: [{ label: "식품의 유형", text: "곡류" }] });
  expect(splitNoticeFromDescription(blocks).itemNotice?.itemClass).toBe("processed");
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
])("splitNoticeFromDescription: %j has no notice", (contents) => {
  expect(splitNoticeFromDescription(contents)).toEqual({ contents, itemNotice: null });
});
