import fc from "fast-check";
import { expect, test } from "vitest";
import { piecesOf, segment } from "./segment-typed-words.ts";

const CATALOGUE = new Set(
  "제주 감귤 사과 배 배추 귤 방울토마토 방울 토마토 단감 파 김치 나주 국 국거리 냉동 블루베리 냉동블루베리 치즈".split(
    " ",
  ),
);
const KINDS = new Set(["배", "귤", "파", "국"]);

const cut = (text: string) =>
  segment(
    text.split(" "),
    (word) => CATALOGUE.has(word),
    (word) => KINDS.has(word),
  ).map(({ text: word, kind }) => (kind === "known" ? word : `${kind}:${word}`));

test.each([
  ["제주감귤", ["제주", "감귤"]],
  ["제주 감귤", ["제주", "감귤"]],
  ["방울 토마토", ["방울토마토"]],
  ["단 감", ["단감"]],
  ["배 추", ["배추"]],
  ["나주배", ["나주", "배"]],
  ["파김치", ["파", "김치"]],
  ["사과를", ["사과", "filler:를"]],
  ["귤을 추천", ["귤", "filler:을", "filler:추천"]],
  ["국거", ["unknown:국거"]],
  ["치약", ["unknown:치약"]],
  ["사과 치약", ["사과", "unknown:치약"]],
  ["사과치약", ["unknown:사과치약"]],
])("segment: %s is cut into %j", (text, pieces) => {
  expect(cut(text)).toEqual(pieces);
});

test("segment: a compound keeps its parts", () => {
  const known = (word: string) => CATALOGUE.has(word);
  expect(segment(["냉동블루베리"], known, () => false)).toEqual([
    { text: "냉동블루베리", kind: "known", parts: ["냉동", "블루베리"] },
  ]);
  expect(segment(["국거리"], known, () => true)).toEqual([{ text: "국거리", kind: "known" }]);
});

test("segment: the pieces of any text join to the text", () => {
  const words = fc.array(
    fc.string({ unit: fc.constantFrom(..."사과배추귤을치약a"), minLength: 1, maxLength: 6 }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(words, (typed) => {
      const pieces = segment(
        typed,
        (word) => CATALOGUE.has(word),
        (word) => KINDS.has(word),
      );
      expect(pieces.map(({ text }) => text).join("")).toBe(typed.join(""));
    }),
  );
});

test("piecesOf: lists every piece of up to 20 characters", () => {
  expect(piecesOf(["배추"])).toEqual(["배", "배추", "추"]);
  expect(piecesOf(["배", "추"])).toEqual(["배", "배추", "추"]);
  expect(piecesOf(["가".repeat(30)]).every((piece) => piece.length <= 20)).toBe(true);
});
