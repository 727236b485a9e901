import { expect, test } from "vitest";
import { FIELD } from "./fields.ts";
import { planGroups, type Term, type TermMatch } from "./plan-search.ts";

const term = (id: number, text: string, fields: number = FIELD.keyword): Term => ({
  id,
  term: text,
  fields,
  products: 5,
});
const exact = (...terms: Term[]) => new Map(terms.map((each) => [each.term, each]));
const known = (text: string) => ({ text, kind: "known" as const });
const unknown = (text: string) => ({ text, kind: "unknown" as const });
const termMatch = (id: number, text: string, matchKind: TermMatch["matchKind"]): TermMatch => ({
  ...term(id, text),
  matchKind,
});
const ids = (groups: ReturnType<typeof planGroups>) => groups.map(({ terms }) => terms.map(({ id }) => id));

test("planGroups: a word ranks itself, then words that end with it, begin with it, contain it", () => {
  const matches = [
    termMatch(2, "사과즙", "part"),
    termMatch(3, "꿀사과", "part"),
    termMatch(4, "꿀사과즙", "part"),
    termMatch(1, "사과", "part"),
  ];
  const groups = planGroups([known("사과")], exact(term(1, "사과")), new Map([[0, matches]]));
  expect(ids(groups)).toEqual([[1, 3, 2, 4]]);
  expect(groups[0]).toMatchObject({ kind: "word", correction: null });
});

test("planGroups: a synonym gives the catalogue's word", () => {
  expect(ids(planGroups([known("야채")], exact(term(7, "채소", FIELD.root)), new Map()))).toEqual([[7]]);
});

test("planGroups: a word without exact or containing matches is corrected to the nearest similar word", () => {
  const similar = [termMatch(1, "블루베리", "similar"), termMatch(2, "블루베리잼", "similar")];
  expect(planGroups([unknown("블루배리")], exact(), new Map([[0, similar]]))).toEqual([
    {
      kind: "guess",
      terms: [{ id: 1, certainty: 0.95, products: 5 }],
      correction: { from: "블루배리", to: "블루베리" },
    },
  ]);
});

test("planGroups: a word of a subtitle finds nothing alone and supports other words", () => {
  const fridge = term(9, "냉장고", FIELD.subTitle);
  expect(planGroups([known("냉장고")], exact(fridge), new Map())).toEqual([]);
  const groups = planGroups([known("냉장고"), known("수박")], exact(fridge, term(1, "수박")), new Map());
  expect(groups.map(({ kind }) => kind)).toEqual(["support", "word"]);
});

test("planGroups: filler words give no groups", () => {
  expect(planGroups([{ text: "추천", kind: "filler" }], exact(), new Map())).toEqual([]);
});

test("planGroups: a compound is matched by itself or by all its parts", () => {
  const whole = { text: "냉동블루베리", kind: "known" as const, parts: ["냉동", "블루베리"] };
  const groups = planGroups(
    [whole],
    exact(term(1, "냉동블루베리"), term(2, "냉동"), term(3, "블루베리")),
    new Map(),
  );
  expect(ids(groups)).toEqual([
    [1, 2],
    [1, 3],
  ]);
});

test("planGroups: 초성 of a name rank before 초성 of another word", () => {
  const named = { ...termMatch(1, "망고", "chosung"), fields: FIELD.keyword | FIELD.name };
  const aside = termMatch(2, "밀감", "chosung");
  const longer = termMatch(3, "망고포도", "chosung");
  expect(ids(planGroups([unknown("ㅁㄱ")], exact(), new Map([[0, [longer, aside, named]]])))).toEqual([
    [1, 2, 3],
  ]);
});
