import { type Static, type TProperties, type TSchema, Type } from "typebox";

/** Builds an object schema with these fields and no other, so that a new column cannot leak into a reply unnoticed. */
export function closed<const P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

/** Builds a schema of one of several words, e.g. `oneOf(["card", "vbank"])`. */
export function oneOf<const V extends readonly string[]>(values: V) {
  return Type.Unsafe<V[number]>({ type: "string", enum: [...values] });
}

/**
 * Builds a schema of the value or `null`, as a list of types where possible, because that serializes without trying
 * each alternative.
 */
export function nullable<const T extends TSchema>(schema: T) {
  const { type, enum: values, ...rest } = schema as { type?: string; enum?: readonly unknown[] };
  return Type.Unsafe<Static<T> | null>(
    typeof type === "string"
      ? { ...rest, type: [type, "null"], ...(values ? { enum: [...values, null] } : {}) }
      : { anyOf: [schema, { type: "null" }] },
  );
}

/** Builds a page of a list: `nextPage` is an opaque cursor, `null` at the end. */
export function listOf<const T extends TSchema>(item: T) {
  return closed({ list: Type.Array(item), nextPage: nullable(Type.String({ maxLength: 200 })) });
}

/** Id of a row: `bigint` in the database, a number on the wire, up to the largest that JSON readers keep exact. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const Uuid = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", maxLength: 36 });
/** Amount in 원, integer. */
export const Money = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
/** Amount in 원 that may be negative, integer. */
export const SignedMoney = Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 });
export const Count = Type.Integer({ minimum: 0 });
/** A calendar day in KST, e.g. `2026-11-23`. */
export const DateText = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", maxLength: 10 });
/**
 * A calendar day in KST as an input: the edge refuses a day that does not exist, such as `2026-02-30`, and years beyond
 * 2999, after which the texts of dates are longer.
 */
export const DayInput = Type.String({ format: "date", pattern: "^[12]\\d{3}-\\d{2}-\\d{2}$", maxLength: 10 });
/** An instant, ISO 8601 in UTC, e.g. `2026-11-21T08:30:00.000Z`. */
export const Instant = Type.String({ maxLength: 30 });
/** An instant as an input: ISO 8601 with its offset; the edge refuses one that does not exist. */
export const InstantInput = Type.String({ format: "date-time", pattern: "^[0-9TZ:.+-]+$", maxLength: 30 });
export const Text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });
/** Builds a schema of a text that is neither empty nor only spaces. */
export const Filled = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: "\\S" });
export const Take = Type.Integer({ minimum: 1, maximum: 100 });
/** The most units of one option in one cart or order. */
export const MAX_UNITS = 999;
export const OptionUnit = Type.Integer({ minimum: 1, maximum: MAX_UNITS });
