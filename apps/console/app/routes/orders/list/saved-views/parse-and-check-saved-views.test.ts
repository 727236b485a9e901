import { expect, test } from "vitest";
import { keptAddress, problemOfName, readSavedViews } from "./parse-and-check-saved-views.ts";

const JEJU = { name: "제주로 갈 것", address: "/orders?view=paid&area=secondary_area" };

test("keptAddress: the sought text is not kept", () => {
  expect(keptAddress({ view: "paid", search: "박수현", distributorId: null, area: "secondary_area" })).toBe(
    JEJU.address,
  );
});

test("readSavedViews: views are read as they were written, other things and addresses are left out", () => {
  expect(readSavedViews(JSON.stringify([JEJU]))).toEqual([JEJU]);
  expect(readSavedViews(null)).toEqual([]);
  expect(readSavedViews("{")).toEqual([]);
  expect(readSavedViews('{"name":1}')).toEqual([]);
  const others = [null, { name: "밖" }, { ...JEJU, address: "https://example.com/orders?view=paid" }];
  expect(readSavedViews(JSON.stringify([...others, JEJU]))).toEqual([JEJU]);
});

test("problemOfName: a name is filled in, and no other view has it", () => {
  expect(problemOfName("도서산간", [JEJU])).toBeNull();
  expect(problemOfName("", [])).toMatch(/이름을 적어 주세요/);
  expect(problemOfName(JEJU.name, [JEJU])).toMatch(/같은 이름/);
  expect(problemOfName("배송준비", [])).toMatch(/같은 이름/);
});
