import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../../money/won.ts";
import type { QuoteLine } from "../../pricing/compute-quote.ts";
import { type Comparable, findCheaperOptionsForLines, quoteOf } from "./find-cheaper-options-for-lines.ts";

const always = () => true;

type Given = Partial<Omit<Comparable, "line" | "weight">> & {
  grams?: number | null;
  line?: Partial<QuoteLine>;
};

function option(lineId: string, { grams = 1000, line, ...rest }: Given = {}): Comparable {
  return {
    line: {
      lineId,
      productId: 1,
      optionId: 11,
      distributorId: 301,
      unitPrice: won(9000),
      unitListPrice: won(9000),
      units: 1,
      taxStatus: "tax_free",
      shipping: {
        base: won(3000),
        primaryArea: won(0),
        secondaryArea: won(0),
        thirdArea: won(0),
        unit: "order",
        freeFrom: won(50_000),
        isBundle: true,
        maxUnitInBox: 5,
      },
      ...line,
    },
    kind: "apple",
    weight: grams === null ? null : { value: grams, unit: "g" },
    score: 4.5,
    shipmentDate: null,
    ...rest,
  };
}

test("cheaper lines: a larger option of the same product instead of two small ones", () => {
  const small = option("a", { line: { units: 2 } });
  const large = option("", { grams: 2500, line: { optionId: 12, unitPrice: won(15_000) } });
  expect(findCheaperOptionsForLines([small], [large], always)).toEqual([
    {
      kind: "option",
      replaced: small,
      replacement: large,
      units: 1,
      saving: 3000,
      productsSaving: 3000,
      shippingSaving: 0,
      extraWeight: 500,
    },
  ]);
});

test("cheaper lines: a farm that ships with the rest of the cart, though its goods cost more", () => {
  const apple = option("a");
  const pear = option("b", { kind: "pear", line: { productId: 2, optionId: 21, distributorId: 302 } });
  const farms = option("", {
    line: { productId: 3, optionId: 31, distributorId: 302, unitPrice: won(9500) },
  });
  const [change] = findCheaperOptionsForLines([apple, pear], [farms], always);
  expect(change).toMatchObject({ kind: "farm", productsSaving: -500, shippingSaving: 3000, saving: 2500 });
});

test("cheaper lines: the same option with a later day of dispatch is a day", () => {
  const soon = option("a", { shipmentDate: "2026-11-30" });
  const later = option("", { shipmentDate: "2026-12-07", line: { optionId: 12, unitPrice: won(8000) } });
  expect(findCheaperOptionsForLines([soon], [later], always)[0]?.kind).toBe("day");
  const held = option("b", { shipmentDate: "2026-11-30", line: { optionId: 13 } });
  expect(findCheaperOptionsForLines([soon, held], [later], always)).toEqual([]);
});

test.each<[string, Given]>([
  ["another kind", { kind: "pear", line: { productId: 3, unitPrice: won(1000) } }],
  ["another farm's that is rated lower", { score: 4.4, line: { productId: 3, unitPrice: won(1000) } }],
  ["an unknown weight", { grams: null, line: { optionId: 12, unitPrice: won(1000) } }],
  ["more than twice the weight", { grams: 2001, line: { optionId: 12, unitPrice: won(1000) } }],
  ["a saving below 500원", { line: { optionId: 12, unitPrice: won(8501) } }],
])("cheaper lines: %s is not suggested", (_, given) => {
  expect(findCheaperOptionsForLines([option("a")], [option("", given)], always)).toEqual([]);
});

test("cheaper lines: units beyond the stock are not suggested", () => {
  const half = option("", { grams: 500, line: { optionId: 12, unitPrice: won(1000) } });
  expect(findCheaperOptionsForLines([option("a")], [half], (_, units) => units < 2)).toEqual([]);
  expect(findCheaperOptionsForLines([option("a")], [half], always)[0]?.units).toBe(2);
});

test("cheaper lines: each change, once made, lowers the price by what was said and loses no weight", () => {
  const any = fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    optionId: fc.integer({ min: 1, max: 9 }),
    distributorId: fc.constant(0),
    grams: fc.constantFrom(500, 1000, 2000, 3000),
    unitPrice: fc.integer({ min: 500, max: 40_000 }),
    units: fc.integer({ min: 1, max: 4 }),
    score: fc.constantFrom(null, 4, 4.8),
  });
  const toOption = (each: typeof any extends fc.Arbitrary<infer T> ? T : never, index: number) =>
    option(`line-${index}`, {
      grams: each.grams,
      score: each.score,
      line: {
        productId: each.productId,
        optionId: each.productId * 10 + each.optionId,
        distributorId: 301 + (each.productId % 2),
        unitPrice: won(each.unitPrice),
        unitListPrice: won(each.unitPrice),
        units: each.units,
      },
    });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 5 }), fc.array(any, { maxLength: 8 }), (own, others) => {
      const lines = own.map(toOption);
      const before = quoteOf(lines.map(({ line }) => line)).price;
      for (const change of findCheaperOptionsForLines(lines, others.map(toOption), always)) {
        const { replaced, replacement, units, saving } = change;
        const changed = lines.map((each) =>
          each === replaced ? { ...replacement.line, lineId: replaced.line.lineId, units } : each.line,
        );
        expect(quoteOf(changed).price).toBe(before - saving);
        expect(change.productsSaving + change.shippingSaving).toBe(saving);
        expect(change.extraWeight).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
