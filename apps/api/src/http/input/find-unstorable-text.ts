import { MAX_DEPTH } from "./register-json-body-parser.ts";

export type UnstorableText = { path: string; keyword: "text" | "depth" };

/**
 * Finds the first string that PostgreSQL cannot store (NUL or a lone surrogate), or a value nested deeper than any call
 * needs; returns its JSON pointer, `null` without one.
 *
 * @example findUnstorableText({ name: "김\u0000하루" }) // { path: "/name", keyword: "text" }
 */
export function findUnstorableText(value: unknown, path = "", depth = 0): UnstorableText | null {
  if (typeof value === "string") return isKeepable(value) ? null : { path, keyword: "text" };
  if (typeof value !== "object" || value === null) return null;
  if (depth >= MAX_DEPTH) return { path, keyword: "depth" };
  for (const [key, inner] of Object.entries(value)) {
    if (!isKeepable(key)) return { path, keyword: "text" };
    const found = findUnstorableText(inner, `${path}/${key}`, depth + 1);
    if (found) return found;
  }
  return null;
}

function isKeepable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
