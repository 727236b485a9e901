import { expect, test } from "vitest";
import {
  agreeTo,
  agreeToAll,
  isAllAgreed,
  missingTerm,
  missingTermText,
  NO_TERMS,
  type TermName,
} from "./edit-and-check-terms-agreement.ts";

const all = agreeToAll(NO_TERMS, true);

test("terms: none is agreed to at first", () => {
  expect(Object.values(NO_TERMS)).toEqual([false, false, false, false, false]);
});

test("agreeToAll: sets all and clears all", () => {
  expect(isAllAgreed(all)).toBe(true);
  expect(agreeToAll({ ...all, night: true }, false)).toEqual(NO_TERMS);
});

test("agreeToAll: leaves the age confirmation as it is", () => {
  expect(all.age).toBe(false);
  expect(agreeToAll({ ...all, age: true }, false).age).toBe(true);
});

test("isAllAgreed: unchecking one clears the toggle", () => {
  for (const name of ["use", "privacy", "advertising"] satisfies TermName[]) {
    expect(isAllAgreed(agreeTo(all, name, false)), name).toBe(false);
  }
});

test("isAllAgreed: checking all one by one sets the toggle", () => {
  const names = ["use", "privacy", "advertising"] satisfies TermName[];
  expect(isAllAgreed(names.reduce((terms, name) => agreeTo(terms, name, true), NO_TERMS))).toBe(true);
});

test("agreeTo: night is a separate consent, cleared with advertising", () => {
  expect(all.night).toBe(false);
  expect(agreeToAll({ ...all, night: true }, true).night).toBe(true);
  expect(agreeTo({ ...all, night: true }, "advertising", false).night).toBe(false);
});

test("missingTerm: advertising is optional, the others are required", () => {
  const ofAge = { ...all, age: true };
  expect(missingTerm(agreeTo(ofAge, "advertising", false))).toBeNull();
  expect(missingTerm(all)).toBe("age");
  expect(missingTerm(agreeTo(ofAge, "use", false))).toBe("use");
  expect(missingTerm(agreeTo(ofAge, "privacy", false))).toBe("privacy");
});

test("missingTermText: the age alone is asked for by name, since agreeing to all terms does not confirm it", () => {
  expect(missingTermText(NO_TERMS)).toBe("필수 항목에 모두 동의해 주세요");
  expect(missingTermText(agreeToAll(NO_TERMS, true))).toBe("만 14세 이상인지 확인해 주세요");
  expect(missingTermText({ ...agreeToAll(NO_TERMS, true), age: true })).toBeNull();
});
