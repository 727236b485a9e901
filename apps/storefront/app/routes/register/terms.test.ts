import { expect, test } from "vitest";
import { agreeToAll, isAllAgreed, missingTerm, noTerms, type TermName } from "./terms.ts";

test("nothing is agreed to beforehand", () => {
  expect(Object.values(noTerms)).toEqual([false, false, false]);
});

test("the all-terms toggle sets all and takes all back", () => {
  expect(isAllAgreed(agreeToAll(true))).toBe(true);
  expect(agreeToAll(false)).toEqual(noTerms);
});

test("unchecking any one clears the toggle", () => {
  for (const name of ["use", "privacy", "advertising"] satisfies TermName[]) {
    expect(isAllAgreed({ ...agreeToAll(true), [name]: false }), name).toBe(false);
  }
});

test("checking all three one by one sets the toggle", () => {
  expect(isAllAgreed({ use: true, privacy: true, advertising: true })).toBe(true);
});

test("advertising is free to choose, the others are not", () => {
  expect(missingTerm({ use: true, privacy: true, advertising: false })).toBeNull();
  expect(missingTerm({ use: false, privacy: true, advertising: true })).toBe("use");
  expect(missingTerm({ use: true, privacy: false, advertising: true })).toBe("privacy");
});
