import { expectTypeOf, test } from "vitest";
import type { statement } from "../database.ts";
import type { Narrowed, Narrowing } from "./narrowing.ts";

type Described = {
  row: { id: number; town: string | null; kind: string; total: number | null };
  computed: "total";
};

test("a column of a table that can be null stays so", () => {
  expectTypeOf<Narrowing<Described, { town: string }>["town"]>().toEqualTypeOf<"This column can be null">();
  expectTypeOf<Narrowing<Described, { town: "서귀포" | null }>["town"]>().toEqualTypeOf<string | null>();
});

test("what is computed may be stated never to be null", () => {
  expectTypeOf<{ total: number }>().toExtend<Narrowing<Described, { total: number }>>();
});

test("a column is stated by a part of its type, and only one that is there", () => {
  expectTypeOf<{ kind: "orchard" }>().toExtend<Narrowing<Described, { kind: "orchard" }>>();
  expectTypeOf<{ kind: number }>().not.toExtend<Narrowing<Described, { kind: number }>>();
  expectTypeOf<{ price: number }>().not.toExtend<Narrowing<Described, { price: number }>>();
});

test("the row has what was stated, and the rest as the database says it", () => {
  expectTypeOf<Narrowed<Described["row"], { kind: "orchard" }>>().toEqualTypeOf<{
    id: number;
    town: string | null;
    kind: "orchard";
    total: number | null;
  }>();
});

test("a declaration is refused with a null taken from a column", () => {
  type Found = ReturnType<typeof statement<"find-payment">>;
  // @ts-expect-error payment.payment_key can be null
  const narrow = (found: Found) => found.narrow<{ payment_key: string }>();
  expectTypeOf(narrow).toBeFunction();
});
