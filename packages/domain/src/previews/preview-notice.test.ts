import { expect, test } from "vitest";
import { previewNotice } from "./preview-notice.ts";

test("previewNotice: the day and time in Korea", () => {
  expect(previewNotice({ at: "2026-12-24T01:00:00.000Z", isAhead: true, failedChanges: 0 }).join(" · ")).toBe(
    "미리보기 · 2026. 12. 24. (목) 10:00 · 아직 공개하지 않은 내용이 있어요",
  );
});

test("previewNotice: nothing ahead, and changes that would fail", () => {
  expect(
    previewNotice({ at: "2026-12-31T15:00:00.000Z", isAhead: false, failedChanges: 2 }).join(" · "),
  ).toBe(
    "미리보기 · 2027. 1. 1. (금) 00:00 · 지금 매장과 같은 내용이에요 · 예약한 변경 2건은 그때 적용되지 않아요",
  );
});
