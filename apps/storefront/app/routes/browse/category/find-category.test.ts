import { expect, test } from "vitest";
import { findCategory } from "./find-category.ts";

const apples = { id: 1002, slug: null, name: "사과·배", icon: "", parentId: 91 };
const fruit = { id: 91, slug: "fruit", name: "과일", icon: "", parentId: null, children: [apples] };

test("findCategory: finds a root by slug and id, a child by its id", () => {
  expect(findCategory([fruit], "fruit")).toEqual({ root: fruit, sub: null });
  expect(findCategory([fruit], "91")).toEqual({ root: fruit, sub: null });
  expect(findCategory([fruit], "1002")).toEqual({ root: fruit, sub: 1002 });
});

test("findCategory: returns null for an unknown category", () => {
  expect(findCategory([fruit], "tea")).toBeNull();
});
