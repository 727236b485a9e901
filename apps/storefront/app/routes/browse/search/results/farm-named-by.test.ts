import { expect, test } from "vitest";
import { farmNamedBy } from "./farm-named-by.ts";

const product = (id: number, name: string) => ({ distributor: { id, name, region: "제주" } });
const products = [product(302, "부석은빛사과농원"), product(301, "서귀포햇살농원")];

test("farmNamedBy: a part of a farm's name finds it, whatever its spaces", () => {
  expect(farmNamedBy("서귀포 햇살", products)?.id).toBe(301);
  expect(farmNamedBy("농원", products)?.id).toBe(302);
});

test("farmNamedBy: another word or a single letter names no farm", () => {
  expect(farmNamedBy("감귤", products)).toBeNull();
  expect(farmNamedBy("농", products)).toBeNull();
  expect(farmNamedBy("햇살", [])).toBeNull();
});
