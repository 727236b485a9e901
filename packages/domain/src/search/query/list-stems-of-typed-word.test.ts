import { expect, test } from "vitest";
import { listStemsOfTypedWord } from "./list-stems-of-typed-word.ts";

test.each([
  ["포슬포슬한", ["포슬포슬"]],
  ["제주산", ["제주"]],
  ["샐러드용", ["샐러드"]],
  ["새콤하고", ["새콤"]],
  ["한", []],
  ["부산", []],
  ["사과", []],
])("listStemsOfTypedWord: %s gives %j", (word, stems) => {
  expect(listStemsOfTypedWord(word)).toEqual(stems);
});
