import { expect, test } from "vitest";
import { findCurrentSection } from "./find-current-section.ts";

const edges = (description: number, reviews: number, questions: number) => [
  { key: "description" as const, top: description },
  { key: "reviews" as const, top: reviews },
  { key: "questions" as const, top: questions },
];

test("findCurrentSection: the last section that has reached the tabs is selected, above all of them the first", () => {
  expect(findCurrentSection(edges(600, 1_400, 2_000), 97, false)).toBe("description");
  expect(findCurrentSection(edges(-700, 98, 700), 97, false)).toBe("description");
  expect(findCurrentSection(edges(-701, 97, 699), 97, false)).toBe("reviews");
  expect(findCurrentSection(edges(-2_000, -600, -10), 97, false)).toBe("questions");
});

test("findCurrentSection: at the end of the page the last section is selected, though it has not reached the tabs", () => {
  expect(findCurrentSection(edges(-2_000, -600, 300), 97, true)).toBe("questions");
  expect(findCurrentSection([], 97, true)).toBeNull();
});
