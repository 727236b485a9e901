import { expectTypeOf, test } from "vitest";
import type { statement } from "../database.ts";
import type { Narrowed, Narrowing } from "./narrowed-row-types.ts";

type Described = {
  row: { id: number; town: string | null; kind: string; total: number | null };
  computed: "total";
};

test("narrow keeps a nullable column of a table nullable", () => {
  expectTypeOf<Narrowing<Described, { town: string }>["town"]>().toEqualTypeOf<"This column can be null">();
  expectTypeOf<Narrowing<Described, { town: "서귀포" | null }>["town"]>().toEqualTypeOf<string | null>();
});

test("narrow can make a computed column non-null", () => {
  expectTypeOf<{ total: number }>().toExtend<Narrowing<Described, { total: number }>>();
});

test("narrow takes only existing columns and parts of their types", () => {
  expectTypeOf<{ kind: "orchard" }>().toExtend<Narrowing<Described, { kind: "orchard" }>>();
  expectTypeOf<{ kind: number }>().not.toExtend<Narrowing<Described, { kind: number }>>();
  expectTypeOf<{ price: number }>().not.toExtend<Narrowing<Described, { price: number }>>();
});

test("a narrowed row has the narrowed columns, and the others as the database types them", () => {
  expectTypeOf<Narrowed<Described["row"], { kind: "orchard" }>>().toEqualTypeOf<{
    id: number;
    town: string | null;
    kind: "orchard";
    total: number | null;
  }>();
});

test("narrowing null away from a table's column does not compile", () => {
  type Found = ReturnType<typeof statement<"find-payment">>;
  // @ts-expect-error payment.payment_key can be null
  const narrow = (found: Found) => found.narrow<{ payment_key: string }>();
  expectTypeOf(narrow).toBeFunction();
});
