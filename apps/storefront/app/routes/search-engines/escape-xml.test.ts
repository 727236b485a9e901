import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

test("escapeXml: escapes XML's special characters and drops those XML cannot contain", () => {
  expect(escapeXml(`[제주] 감귤 & "귤" <b>'5kg'</b>\u0000\u000b`)).toBe(
    "[제주] 감귤 &amp; &quot;귤&quot; &lt;b&gt;&apos;5kg&apos;&lt;/b&gt;",
  );
});
