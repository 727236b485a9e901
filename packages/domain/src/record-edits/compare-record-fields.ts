/** Values of a record's fields by their names; each is JSON. */
export type FieldValues = Readonly<Record<string, unknown>>;

export type Difference = { before: FieldValues; after: FieldValues };

/**
 * Compares a record with the values to set.
 *
 * @returns the fields that differ, before and after; `null` when none does
 * @example compareRecordFields({ price: 31900, name: "천혜향" }, { price: 29900, name: "천혜향" })
 *   // { before: { price: 31900 }, after: { price: 29900 } }
 */
export function compareRecordFields(current: FieldValues, set: FieldValues): Difference | null {
  const changed = Object.keys(set).filter((field) => !isSameValue(current[field], set[field]));
  if (changed.length === 0) return null;
  return { before: pick(current, changed), after: pick(set, changed) };
}

/**
 * Lists the fields of an applied edit that have another value by now, so that the edit can no longer be taken back. Fields
 * that the record does not have, such as the units of a new option, are not compared.
 *
 * @example overtakenFields({ price: 27900 }, { price: 29900 }) // ["price"]
 */
export function overtakenFields(current: FieldValues, applied: FieldValues): string[] {
  return Object.keys(applied).filter(
    (field) => Object.hasOwn(current, field) && !isSameValue(current[field], applied[field]),
  );
}

/** Reports whether two JSON values are equal; the order of an object's keys does not matter. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameValue(a[key as never], b[key as never]))
  );
}

function pick(values: FieldValues, fields: readonly string[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
}
