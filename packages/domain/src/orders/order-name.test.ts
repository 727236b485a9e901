import fc from "fast-check";
import { expect, test } from "vitest";
import { orderName } from "./order-name.ts";

test("orderName: one product gives its name", () => {
  expect(orderName(["샤인머스캣 2kg"])).toBe("샤인머스캣 2kg");
});

test("orderName: further products are counted", () => {
  expect(orderName(["샤인머스캣 2kg", "제주 감귤 5kg", "한우 국거리 300g"])).toBe("샤인머스캣 2kg 외 2건");
});

test("orderName: a name of exactly 100 characters is kept", () => {
  expect(orderName(["가".repeat(100)])).toBe("가".repeat(100));
});

test("orderName: a longer name is cut, the count is not", () => {
  expect(orderName(["가".repeat(101)])).toBe(`${"가".repeat(99)}…`);

  const many = orderName(["나".repeat(200), "귤"]);
  expect(many).toHaveLength(100);
  expect(many.endsWith("나… 외 1건")).toBe(true);
});

test("orderName: an emoji is not cut in half", () => {
  const name = orderName([`${"가".repeat(98)}🍎🍎`]);
  expect(name).toBe(`${"가".repeat(98)}…`);
});

test("orderName: spaces before the ellipsis are removed", () => {
  expect(orderName([`${"가".repeat(97)}  나나나나`])).toBe(`${"가".repeat(97)}…`);
});

test("orderName: an order without products throws", () => {
  expect(() => orderName([])).toThrow(RangeError);
});

test("orderName: the result never exceeds 100 characters", () => {
  const names = fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 150 }), { minLength: 1 });
  fc.assert(
    fc.property(names, (list) => {
      expect(orderName(list).length).toBeLessThanOrEqual(100);
    }),
  );
});
