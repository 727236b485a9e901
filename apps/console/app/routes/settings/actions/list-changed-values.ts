import { formatRecordFieldValue } from "../../../features/records/editor/format-record-field-value.ts";

export type ChangedValue = { field: string; before: string; after: string };

/**
 * Lists the fields that differ between two states of an object, in words; a state that is no object is one field.
 *
 * @example listChangedValues({ price: 900, name: "감귤" }, { price: 1000, name: "감귤" }) // [{ field: "price", before: "900", after: "1000" }]
 */
export function listChangedValues(before: unknown, after: unknown): ChangedValue[] {
  const [then, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(then), ...Object.keys(now)])]
    .map((field) => ({
      field,
      before: formatRecordFieldValue(then[field]),
      after: formatRecordFieldValue(now[field]),
    }))
    .filter((each) => each.before !== each.after);
}

function fieldsOf(state: unknown): Readonly<Record<string, unknown>> {
  if (state === null || state === undefined) return {};
  return typeof state === "object" && !Array.isArray(state)
    ? (state as Readonly<Record<string, unknown>>)
    : { 값: state };
}
