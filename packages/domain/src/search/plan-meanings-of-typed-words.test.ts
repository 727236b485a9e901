import { expect, test } from "vitest";
import {
  coverOf,
  MODIFIER_COVER,
  PRODUCE_COVER,
  planGroups,
  type Term,
  type TermMatch,
} from "./plan-meanings-of-typed-words.ts";
import type { Segment } from "./query/segment-typed-words.ts";
import type { SearchDictionary } from "./search-dictionary-types.ts";
import { FIELD } from "./search-field-weights-and-rules.ts";

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
const dictionary: SearchDictionary = new Map([
  ["야채", { relation: "like", means: ["채소"] }],
  ["작은", { relation: "modifier", means: ["소과", "꼬마"] }],
  ["여름과일", { relation: "family", means: ["수박", "참외"] }],
  ["카레", { relation: "recipe", means: ["감자", "당근", "없는것"] }],
  ["차례상", { relation: "recipe", means: ["사과", "선물"] }],
  ["선물", { relation: "modifier", means: ["선물세트"] }],
]);
const plan = (
  segments: readonly Segment[],
  terms: ReadonlyMap<string, Term>,
  matches: ReadonlyMap<number, readonly TermMatch[]> = new Map(),
) => planGroups(segments, { exact: terms, matches, dictionary });
const ids = (groups: ReturnType<typeof planGroups>) => groups.map(({ terms }) => terms.map(({ id }) => id));

test("planGroups: a word ranks itself, then words that end with it, begin with it, contain it", () => {
  const matches = [
    termMatch(2, "사과즙", "part"),
    termMatch(3, "꿀사과", "part"),
    termMatch(4, "꿀사과즙", "part"),
    termMatch(1, "사과", "part"),
  ];
  const groups = plan([known("사과")], exact(term(1, "사과")), new Map([[0, matches]]));
  expect(ids(groups)).toEqual([[1, 3, 2, 4]]);
  expect(groups[0]).toMatchObject({ kind: "word", correction: null });
});

test("planGroups: a synonym gives the catalogue's word", () => {
  expect(ids(plan([known("야채")], exact(term(7, "채소", FIELD.root)), new Map()))).toEqual([[7]]);
});

test("planGroups: a word without exact or containing matches is corrected to the nearest similar word", () => {
  const similar = [termMatch(1, "블루베리", "similar"), termMatch(2, "블루베리잼", "similar")];
  expect(plan([unknown("블루배리")], exact(), new Map([[0, similar]]))).toEqual([
    {
      kind: "guess",
      role: "produce",
      text: "블루배리",
      terms: [{ id: 1, certainty: 0.95, products: 5 }],
      correction: { from: "블루배리", to: "블루베리" },
    },
  ]);
});

test("planGroups: a word of a subtitle finds nothing alone and supports other words", () => {
  const fridge = term(9, "냉장고", FIELD.subTitle);
  expect(plan([known("냉장고")], exact(fridge), new Map())).toEqual([]);
  const groups = plan([known("냉장고"), known("수박")], exact(fridge, term(1, "수박")), new Map());
  expect(groups.map(({ kind }) => kind)).toEqual(["support", "word"]);
});

test("planGroups: filler words give no groups", () => {
  expect(plan([{ text: "추천", kind: "filler" }], exact(), new Map())).toEqual([]);
});

test("planGroups: a compound is matched by itself or by all its parts", () => {
  const whole = { text: "냉동블루베리", kind: "known" as const, parts: ["냉동", "블루베리"] };
  const groups = plan(
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
  expect(ids(plan([unknown("ㅁㄱ")], exact(), new Map([[0, [longer, aside, named]]])))).toEqual([[1, 2, 3]]);
});

test("planGroups: a modifier has its role and several words, the first the most certain", () => {
  const [small, apple] = plan(
    [known("작은"), known("사과")],
    exact(term(1, "소과", FIELD.detail), term(2, "꼬마", FIELD.name), term(3, "사과")),
  );
  expect(small).toMatchObject({
    role: "modifier",
    terms: [
      { id: 1, certainty: 1 },
      { id: 2, certainty: 0.85 },
    ],
  });
  expect(apple?.role).toBe("produce");
  expect([small, apple].map((group) => group && coverOf(group))).toEqual([MODIFIER_COVER, PRODUCE_COVER]);
});

test("planGroups: a family is one group of all its members", () => {
  const groups = plan([known("여름과일")], exact(term(1, "수박"), term(2, "참외")));
  expect(groups.map(({ role, terms }) => [role, terms.length])).toEqual([["family", 2]]);
});

test("planGroups: a recipe is a group for each ingredient sold; next to a produce it adds nothing", () => {
  const sold = exact(term(1, "감자"), term(2, "당근"), term(3, "돼지고기"));
  expect(plan([known("카레")], sold).map(({ role }) => role)).toEqual(["ingredient", "ingredient"]);
  expect(ids(plan([known("카레"), known("돼지고기")], sold))).toEqual([[3]]);
});

test("planGroups: a modifier of an occasion says how its goods are, and is none of them", () => {
  const groups = plan([known("차례상")], exact(term(1, "사과"), term(2, "선물")));
  expect(groups.map(({ role, terms }) => [role, terms[0]?.id])).toEqual([
    ["ingredient", 1],
    ["modifier", 2],
  ]);
});

test("planGroups: a word also finds what is for it", () => {
  expect(
    ids(
      plan(
        [known("잼"), known("복숭아")],
        exact(term(1, "잼"), term(2, "잼용", FIELD.detail), term(3, "복숭아")),
      ),
    ),
  ).toEqual([[1, 2], [3]]);
});
