import { josa } from "@todayfruit/domain/korean/josa";

export type RecordValue = string | number | null;

/** Field of a record as an operator writes it. */
export type RecordField = {
  name: string;
  label: string;
  kind: "text" | "number";
  hint?: string;
  /** An empty field is kept as no value. */
  isOptional?: boolean;
  maxLength?: number;
};

/**
 * Reads what was written into a field.
 *
 * @returns the value, or a sentence that says what is wrong
 * @example readField({ name: "baseFee", label: "배송비", kind: "number" }, "3,000") // { value: 3000 }
 */
export function readField(field: RecordField, written: string): { value: RecordValue } | { problem: string } {
  const text = written.trim();
  if (text === "")
    return field.isOptional ? { value: null } : { problem: `${josa(field.label, "을/를")} 적어 주세요` };
  if (field.kind === "text") return { value: text };
  const digits = text.replaceAll(/[,원\s]/g, "");
  return /^\d{1,10}$/.test(digits) ? { value: Number(digits) } : { problem: "숫자로 적어 주세요. 예: 3000" };
}

/**
 * Writes a value as its field shows it.
 *
 * @example fieldInput(null) // ""
 */
export function fieldInput(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}

/** Returns the fields that were written otherwise than they were read. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, RecordValue>>,
): Record<string, RecordValue> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => (before[name] ?? null) !== value),
  );
}
