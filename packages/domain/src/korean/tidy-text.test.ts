import { expect, test } from "vitest";
import { tidyText } from "./tidy-text.ts";

test("line ends of one kind, at most one empty line, nothing around", () => {
  expect(tidyText("  아삭해요. \r\n\r\n\r\n 또 살게요! ")).toBe("아삭해요.\n\n 또 살게요!");
});
