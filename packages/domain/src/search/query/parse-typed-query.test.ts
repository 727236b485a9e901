import { expect, test } from "vitest";
import { parseTypedQuery } from "./parse-typed-query.ts";

test.each([
  ["사과 5키로", { words: ["사과"], otherLayout: ["tkrhk"], quantities: [["5000g"]] }],
  ["Ekfrl 잼", { words: ["ekfrl", "잼"], otherLayout: ["딸기", "잼"], quantities: [] }],
  ["salmon", { words: ["salmon"], otherLayout: null, quantities: [] }],
  ["1+1", { words: [], otherLayout: null, quantities: [] }],
  ["%_%", { words: [], otherLayout: null, quantities: [] }],
])("parseTypedQuery: %s is split into words and quantities", (text, query) => {
  expect(parseTypedQuery(text)).toMatchObject(query);
});

test("parseTypedQuery: of a very long text only the first ten words are read", () => {
  const { words } = parseTypedQuery("가 ".repeat(50));
  expect(words).toHaveLength(10);
});
