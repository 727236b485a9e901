import { expect, test } from "vitest";
import { tidyText } from "./tidy-text.ts";

test("tidyText: line ends become LF, at most one empty line stays, surrounding space goes", () => {
  expect(tidyText("  아삭해요. \r\n\r\n\r\n 또 살게요! ")).toBe("아삭해요.\n\n 또 살게요!");
});
