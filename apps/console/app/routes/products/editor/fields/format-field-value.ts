import { groupDigits } from "@todayfruit/domain/money/format-won";

/**
 * Writes the value of a field for a comparison: lists by their lines, a picture by its file, blocks by their texts.
 *
 * @example formatFieldValue(["media/p/a.jpg", "media/p/b.jpg"]) // "a.jpg\nb.jpg"
 */
export function formatFieldValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "비움";
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (typeof value === "number") return groupDigits(value);
  if (typeof value === "string")
    return value.startsWith("media/") ? (value.split("/").at(-1) ?? value) : value;
  if (Array.isArray(value)) return value.length === 0 ? "비움" : value.map(formatFieldValue).join("\n");
  const { type: _, ...parts } = value as Record<string, unknown>;
  return Object.values(parts).map(formatFieldValue).join(" · ");
}
