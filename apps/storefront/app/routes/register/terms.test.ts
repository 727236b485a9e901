import { expect, test } from "vitest";
import { agreeTo, agreeToAll, isAllAgreed, missingTerm, noTerms, type TermName } from "./terms.ts";

const all = agreeToAll(noTerms, true);

test("nothing is agreed to beforehand", () => {
  expect(Object.values(noTerms)).toEqual([false, false, false, false, false]);
});

test("the all-terms toggle sets all and takes all back", () => {
  expect(isAllAgreed(all)).toBe(true);
  expect(agreeToAll({ ...all, night: true }, false)).toEqual(noTerms);
});

test("nobody says by the toggle how old they are", () => {
  expect(all.age).toBe(false);
  expect(agreeToAll({ ...all, age: true }, false).age).toBe(true);
});

test("unchecking any one clears the toggle", () => {
  for (const name of ["use", "privacy", "advertising"] satisfies TermName[]) {
    expect(isAllAgreed(agreeTo(all, name, false)), name).toBe(false);
  }
});

test("checking all one by one sets the toggle", () => {
  const names = ["use", "privacy", "advertising"] satisfies TermName[];
  expect(isAllAgreed(names.reduce((terms, name) => agreeTo(terms, name, true), noTerms))).toBe(true);
});

test("the night is asked for by itself, and gone without advertising", () => {
  expect(all.night).toBe(false);
  expect(agreeToAll({ ...all, night: true }, true).night).toBe(true);
  expect(agreeTo({ ...all, night: true }, "advertising", false).night).toBe(false);
});

test("advertising is free to choose, the others are not", () => {
  const ofAge = { ...all, age: true };
  expect(missingTerm(agreeTo(ofAge, "advertising", false))).toBeNull();
  expect(missingTerm(all)).toBe("age");
  expect(missingTerm(agreeTo(ofAge, "use", false))).toBe("use");
  expect(missingTerm(agreeTo(ofAge, "privacy", false))).toBe("privacy");
});
