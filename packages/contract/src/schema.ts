import { type Static, type TProperties, type TSchema, Type } from "typebox";

/** An object with these fields and no other: what keeps a new column from leaking by itself. */
export function closed<const P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

/** One of a closed vocabulary, e.g. `oneOf(["card", "vbank"])`. */
export function oneOf<const V extends readonly string[]>(values: V) {
  return Type.Unsafe<V[number]>({ type: "string", enum: [...values] });
}

/** The schema or `null`, written as a list of types where it can be, which serialises without trying each. */
export function nullable<const T extends TSchema>(schema: T) {
  const { type, enum: values, ...rest } = schema as { type?: string; enum?: readonly unknown[] };
  return Type.Unsafe<Static<T> | null>(
    typeof type === "string"
      ? { ...rest, type: [type, "null"], ...(values ? { enum: [...values, null] } : {}) }
      : { anyOf: [schema, { type: "null" }] },
  );
}

/** A page of a list: `nextPage` is an opaque cursor, `null` at the end. */
export function listOf<const T extends TSchema>(item: T) {
  return closed({ list: Type.Array(item), nextPage: nullable(Type.String({ maxLength: 200 })) });
}

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const Uuid = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", maxLength: 36 });
/** Korean won, integer. */
export const Money = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
/** Won that may be taken off, integer. */
export const SignedMoney = Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 });
export const Count = Type.Integer({ minimum: 0 });
/** A calendar day in Korea, e.g. `2026-11-23`. */
export const DateText = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", maxLength: 10 });
/** An instant, ISO 8601 in UTC, e.g. `2026-11-21T08:30:00.000Z`. */
export const Instant = Type.String({ maxLength: 30 });
export const Text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });
/** A text that says something: not empty and not only spaces. */
export const Filled = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: "\\S" });
export const Take = Type.Integer({ minimum: 1, maximum: 100 });
/** Units of one option in one cart or order. */
export const MAX_UNITS = 999;
export const OptionUnit = Type.Integer({ minimum: 1, maximum: MAX_UNITS });
