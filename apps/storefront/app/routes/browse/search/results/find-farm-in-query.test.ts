import { expect, test } from "vitest";
import { findFarmInQuery } from "./find-farm-in-query.ts";

const product = (id: number, name: string) => ({ distributor: { id, name, region: "제주" } });
const products = [product(302, "부석은빛사과농원"), product(301, "서귀포햇살농원")];

test("findFarmInQuery: a part of a farm's name finds it, whatever its spaces", () => {
  expect(findFarmInQuery("서귀포 햇살", products)?.id).toBe(301);
  expect(findFarmInQuery("농원", products)?.id).toBe(302);
});

test("findFarmInQuery: another word or a single letter names no farm", () => {
  expect(findFarmInQuery("감귤", products)).toBeNull();
  expect(findFarmInQuery("농", products)).toBeNull();
  expect(findFarmInQuery("햇살", [])).toBeNull();
});
