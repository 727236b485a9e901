import { expect, test } from "vitest";
import {
  changedFields,
  conflictingFields,
  dropFields,
  keepMine,
  markSent,
  settleFields,
  writeField,
} from "./edit-and-compare-record-draft.ts";

const SHOP = { name: "배", images: ["a", "b"], alts: [{ src: "a", alt: "배 한 상자" }] };

test("writeField: a value that differs is kept with the one before, and the shop's own value leaves the draft", () => {
  const draft = writeField({}, SHOP, "name", "나주 배");
  expect(draft).toEqual({ name: { before: "배", mine: "나주 배" } });
  expect(writeField(draft, SHOP, "name", "배")).toEqual({});
  expect(writeField({}, SHOP, "alts", [{ alt: "배 한 상자", src: "a" }])).toEqual({});
});

test("writeField: the value before stays that of the beginning, whatever the shop has since", () => {
  const draft = writeField({}, SHOP, "name", "나주 배");
  expect(writeField(draft, { ...SHOP, name: "신고배" }, "name", "나주 신고배")).toEqual({
    name: { before: "배", mine: "나주 신고배" },
  });
});

test("conflictingFields: only what both changed, each to another value", () => {
  const draft = writeField(writeField({}, SHOP, "name", "나주 배"), SHOP, "images", ["b", "a"]);
  expect(changedFields(draft, SHOP)).toEqual(["name", "images"]);
  expect(conflictingFields(draft, SHOP)).toEqual([]);
  expect(conflictingFields(draft, { ...SHOP, alts: [] })).toEqual([]);
  expect(conflictingFields(draft, { ...SHOP, name: "신고배" })).toEqual(["name"]);
  expect(conflictingFields(draft, { ...SHOP, name: "나주 배" })).toEqual([]);
  expect(changedFields(draft, { ...SHOP, name: "나주 배" })).toEqual(["images"]);
});

test("keepMine: the own value is a change of what the shop has now", () => {
  const now = { ...SHOP, name: "신고배" };
  const draft = keepMine(writeField({}, SHOP, "name", "나주 배"), now, "name");
  expect(conflictingFields(draft, now)).toEqual([]);
  expect(changedFields(draft, now)).toEqual(["name"]);
  expect(keepMine(draft, now, "images")).toBe(draft);
});

test("dropFields: leaves the others", () => {
  const draft = writeField(writeField({}, SHOP, "name", "나주 배"), SHOP, "images", []);
  expect(Object.keys(dropFields(draft, ["name"]))).toEqual(["images"]);
});

test("markSent: a value that was sent without a reply and is the shop's now is no conflict", () => {
  const sent = markSent(writeField({}, SHOP, "name", "나주 배"), { name: "나주 배" });
  const typed = writeField(sent, SHOP, "name", "나주 배 3kg");
  expect(conflictingFields(typed, { ...SHOP, name: "나주 배" })).toEqual([]);
  expect(conflictingFields(typed, { ...SHOP, name: "신고배" })).toEqual(["name"]);
});

test("settleFields: what was saved leaves, what was typed again meanwhile is a change of it", () => {
  const draft = writeField(writeField({}, SHOP, "name", "나주 배"), SHOP, "images", ["b"]);
  expect(settleFields(draft, { name: "나주 배" })).toEqual({ images: { before: ["a", "b"], mine: ["b"] } });
  expect(settleFields(draft, { name: "나주" }).name).toEqual({ before: "나주", mine: "나주 배" });
});
