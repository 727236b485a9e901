/**
 * Writes the value of a field for people.
 *
 * @example formatSheetFieldValue(19900) // "19,900"
 * @example formatSheetFieldValue(["감귤", "귤"]) // "감귤, 귤"
 * @example formatSheetFieldValue(null) // "비어 있음"
 */
export function formatSheetFieldValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "비어 있음";
  if (typeof value === "number") return value.toLocaleString("ko-KR");
  if (typeof value === "boolean") return value ? "네" : "아니요";
  if (Array.isArray(value)) return value.length === 0 ? "비어 있음" : value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
