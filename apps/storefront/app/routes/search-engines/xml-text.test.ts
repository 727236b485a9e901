import { expect, test } from "vitest";
import { xmlText } from "./xml-text.ts";

test("what means something in XML is written as text, what it cannot hold is left out", () => {
  expect(xmlText(`[제주] 감귤 & "귤" <b>'5kg'</b>\u0000\u000b`)).toBe(
    "[제주] 감귤 &amp; &quot;귤&quot; &lt;b&gt;&apos;5kg&apos;&lt;/b&gt;",
  );
});
